/** A JSON Schema as the server sends it. Only the parts that describe options are read. */
export interface OptionsSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly uniqueItems?: boolean;
  readonly items?: OptionsSchema;
  readonly properties?: Readonly<Record<string, OptionsSchema>>;
  readonly propertyNames?: OptionsSchema;
  readonly additionalProperties?: OptionsSchema | boolean;
  readonly anyOf?: readonly OptionsSchema[];
}

interface Common {
  readonly name: string;
  readonly default: unknown;
}

/** The kind of input for an option. */
export type OptionField = Common &
  (
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly nullable: boolean }
    | { readonly kind: 'text'; readonly max: number }
    /** A number for each: a record of numbers. */
    | { readonly kind: 'counts'; readonly of: readonly string[]; readonly max: number }
    /** A list that may contain a value more than once. */
    | { readonly kind: 'bag'; readonly of: readonly string[]; readonly unique: boolean }
    /** Yes or no for each: a record of booleans. */
    | { readonly kind: 'switches'; readonly of: readonly string[] }
    | { readonly kind: 'group'; readonly fields: readonly OptionField[] }
  );

const words = (schema: OptionsSchema | undefined): string[] =>
  (schema?.enum ?? []).filter((it): it is string => typeof it === 'string');

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

function fieldOf(name: string, given: OptionsSchema): OptionField | null {
  const variants = given.anyOf?.filter((it) => it.type !== 'null');
  const nullable = variants !== undefined && variants.length < given.anyOf!.length;
  if (variants && variants.length !== 1) return null;
  const schema: OptionsSchema = variants ? { ...variants[0], default: given.default } : given;
  const common = { name, default: schema.default };
  if (schema.enum) return { ...common, kind: 'choice', of: words(schema) };
  switch (schema.type) {
    case 'boolean':
      return { ...common, kind: 'switch' };
    case 'integer':
    case 'number':
      return { ...common, kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? UNBOUNDED, nullable };
    case 'string':
      return { ...common, kind: 'text', max: schema.maxLength ?? 200 };
    case 'array': {
      const of = words(schema.items);
      return of.length ? { ...common, kind: 'bag', of, unique: schema.uniqueItems === true } : null;
    }
    case 'object':
      return recordOf(common, schema);
    default:
      return null;
  }
}

function recordOf(
  common: Common,
  { properties, propertyNames, additionalProperties: each }: OptionsSchema,
): OptionField | null {
  if (properties) return { ...common, kind: 'group', fields: fieldsOf({ properties }) };
  const of = words(propertyNames);
  if (of.length === 0 || typeof each !== 'object') return null;
  if (each.type === 'boolean') return { ...common, kind: 'switches', of };
  return each.type === 'integer' || each.type === 'number'
    ? { ...common, kind: 'counts', of, max: each.maximum ?? UNBOUNDED }
    : null;
}

/**
 * The fields of a form, in the order in which the game names its options. Options that no form can show are left out
 * and keep their defaults.
 *
 * @example
 * fieldsOf({ type: 'object', properties: { reveal: { type: 'boolean', default: true } } })
 */
export const fieldsOf = ({ properties = {} }: OptionsSchema): readonly OptionField[] =>
  Object.entries(properties).flatMap(([name, schema]) => fieldOf(name, schema) ?? []);

/** Whether an option has its default value. */
export const isDefault = (field: OptionField, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(field.default);
