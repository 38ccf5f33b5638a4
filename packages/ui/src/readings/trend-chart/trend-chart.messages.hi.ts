import type { TranslationOf } from '../../messages/index.ts';
import type { trendChartMessages } from './trend-chart.messages.ts';

export const trendChartHindi: TranslationOf<typeof trendChartMessages> = {
  name: 'trend-chart',
  sentences: {
    chart: '{trend}, समय के साथ',
    stop: '{date}, {values}, {flag}, {count} में से {number}',
    unflagged: 'कोई चेतावनी नहीं',
    none: 'इस समय में कोई मान नहीं',
    keys: 'तीर कुंजियाँ एक मान से दूसरे पर ले जाती हैं, Home और End पहले और आख़िरी पर।',
  },
};
