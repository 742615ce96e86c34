import { paceOption } from '@masque/mechanics';
import { z } from 'zod';
import { roleNames, type Role } from './roles/index.ts';

const seconds = (from: number, to: number, normal: number) => z.number().int().min(from).max(to).default(normal);

/** The table options. Each default is the wording of the rulebook, or a ruling in the README if the book is silent. */
export const optionsSchema = z.object({
  /** The rules in play: 1 without abilities, 2 with them, 3 with surprises and badges, 4 with chosen roles. */
  tier: z.enum(['1', '2', '3', '4']).default('1'),
  /** Tier 4: the roles to add; each replaces a Noble of both factions. A role may be named twice. */
  roles: z.array(z.enum(roleNames)).default([]),
  /** A custom deck, as a share code; empty: the deck of the tier. */
  deck: z.string().max(400).default(''),
  oddN: z.enum(['extra', 'refuse']).default('extra'),
  tier2At8: z.enum(['drop', 'require10']).default('drop'),
  literalTier3: z.boolean().default(false),

  /** Seconds between two tribunals. */
  song: seconds(30, 600, 120),
  /** Seconds to look at the card before the clock starts. */
  peek: seconds(0, 60, 15),
  /** How long the questions of a contract stay open. */
  pace: paceOption(['normal', 'brisk', 'relaxed']),
  maxTribunals: z.number().int().min(1).max(60).nullable().default(10),
  minFingers: z.enum(['1', '2']).default('1'),

  witnessPenalty: z.enum(['executed', 'criminal']).default('executed'),
  accuse: z.enum(['anybody', 'members']).default('anybody'),
  divineShown: z.enum(['contract', 'all']).default('contract'),
  poisonedHeir: z.enum(['shown', 'immune']).default('shown'),
  guardDiesFor: z.enum(['one', 'all']).default('one'),
  guardSavesSelf: z.boolean().default(false),
  /** Whether the question for surprises is asked in every contract, or only if the announced deck has one. */
  surpriseWindow: z.enum(['always', 'byDeck']).default('always'),
  surpriseFrom: z.enum(['any', 'faction']).default('any'),
  strikes: z.enum(['together', 'soldiersFirst']).default('together'),
  brigandTotal: z.enum(['3', '2']).default('3'),
  wizardFaction: z.enum(['card', 'own']).default('card'),
  virginReturns: z.boolean().default(false),
  healerCures: z.enum(['showing', 'all']).default('showing'),
  diplomatShown: z.enum(['contract', 'all']).default('contract'),
  badgePower: z.boolean().default(false),
  deathShowsRole: z.boolean().default(false),
});

export type Options = Readonly<Omit<z.infer<typeof optionsSchema>, 'roles'>> & { readonly roles: readonly Role[] };
