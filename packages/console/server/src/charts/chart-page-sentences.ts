export type ChartFault = 'forged' | 'expired' | 'refused' | 'busy' | 'failed';

export interface ChartPageMessages {
  readonly total: (count: string) => string;
  readonly counted: (when: string) => string;
  readonly empty: string;
  readonly numbers: string;
  readonly all: string;
  readonly share: string;
  readonly otherStaff: string;
  readonly population: string;
  readonly measure: string;
  readonly bins: string;
  readonly faultTitle: string;
  readonly faults: Readonly<Record<ChartFault, string>>;
}
