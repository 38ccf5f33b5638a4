import type { ChartLocale } from '@careline/core/internal/charts';
import { CHART_PAGE_MESSAGES_HI } from './chart-page.messages.hi.ts';
import type { ChartPageMessages } from './chart-page-sentences.ts';

const EN: ChartPageMessages = {
  total: (count) => `${count} in all`,
  counted: (when) => `Counted ${when}`,
  empty: 'There is nothing to count yet.',
  numbers: 'The numbers',
  all: 'All',
  share: 'Share',
  otherStaff: 'Everybody else',
  population: 'Who is counted',
  measure: 'How',
  bins: 'Classes',
  faultTitle: 'The chart is not shown',
  faults: {
    forged: 'This address was changed or is not complete. Open the chart again from Careline.',
    expired: 'This address was good for five minutes. Load the chart again.',
    refused: 'You may not see this chart any more. Ask an administrator for the scope.',
    busy: 'Counting takes too long at the moment. Load the chart again in a minute.',
    failed: 'Something went wrong while counting. Load the chart again.',
  },
};

export const CHART_PAGE_MESSAGES: Readonly<Record<ChartLocale, ChartPageMessages>> = {
  en: EN,
  hi: CHART_PAGE_MESSAGES_HI,
};
