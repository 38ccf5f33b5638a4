import { defineTexts } from '../platform/texts/define-texts.ts';
import type { ChartPageMessages } from './chart-page-sentences.ts';

const EN: ChartPageMessages = {
  total: (count) => `${count} in all`,
  counted: (when) => `Counted ${when}`,
  empty: 'There is nothing to count yet.',
  numbers: 'The numbers',
  all: 'All',
  share: 'Share',
  otherStaff: 'Everyone else',
  population: 'Who is counted',
  measure: 'How',
  bins: 'Classes',
  faultTitle: 'The chart is not shown',
  faults: {
    forged: 'This address was changed or is not complete. Open the chart again from Careline.',
    expired: 'This address was valid for five minutes. Reload the chart.',
    refused: 'You no longer have access to this chart. Ask an administrator for the scope.',
    busy: 'Counting is taking too long right now. Reload the chart in a minute.',
    failed: 'Something went wrong while counting. Reload the chart.',
  },
};

export const CHART_PAGE_MESSAGES = defineTexts<ChartPageMessages>('chartPage', EN);
