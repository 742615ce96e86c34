/**
 * The part of Chartist that is used here. Its own declarations import without file extensions, which TypeScript does
 * not resolve here.
 */
declare module 'chartist' {
  interface Series {
    readonly name?: string;
    readonly className?: string;
    readonly data: readonly (number | null)[];
  }
  interface Axis {
    readonly offset?: number;
    readonly showLabel?: boolean;
    readonly showGrid?: boolean;
    readonly onlyInteger?: boolean;
    readonly scaleMinSpace?: number;
    readonly labelInterpolationFnc?: (value: string | number, at: number) => string | number | null;
  }
  interface Options {
    readonly low?: number;
    readonly high?: number;
    readonly fullWidth?: boolean;
    readonly showPoint?: boolean;
    readonly lineSmooth?: unknown;
    readonly horizontalBars?: boolean;
    readonly stackBars?: boolean;
    readonly reverseData?: boolean;
    readonly chartPadding?:
      number | { readonly top?: number; readonly right?: number; readonly bottom?: number; readonly left?: number };
    readonly axisX?: Axis;
    readonly axisY?: Axis;
  }
  interface Data {
    readonly labels: readonly (string | number)[];
    readonly series: readonly Series[];
  }
  class Chart {
    constructor(container: Element, data: Data, options?: Options);
    update(data?: Data, options?: Options): void;
    detach(): void;
  }
  export class LineChart extends Chart {}
  export class BarChart extends Chart {}
  export const Interpolation: {
    /** Curves that are level at every point. */
    simple(options?: { readonly divisor?: number; readonly fillHoles?: boolean }): unknown;
    monotoneCubic(options?: { readonly fillHoles?: boolean }): unknown;
  };
}
