import { MATERNITY, rangesOf } from '../range.ts';

/** What every range of the score shares; the rows stand beside the other schemes of their measure. */
export const meows = rangesOf({
  scheme: 'meows',
  version: '1',
  population: { maternal: MATERNITY },
  source: 'Modified early obstetric warning score',
  status: 'sourced',
});
