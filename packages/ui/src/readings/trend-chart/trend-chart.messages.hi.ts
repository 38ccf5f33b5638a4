import type { TranslationOf } from '../../messages/index.ts';
import type { trendChartMessages } from './trend-chart.messages.ts';

export const trendChartHindi: TranslationOf<typeof trendChartMessages> = {
  name: 'trend-chart',
  sentences: {
    chart: '{trend}, समय के साथ',
    stop: '{date}, {values}, {flag}, {count} में से {number}',
    none: 'इस समय में कोई मान नहीं',
    keys: 'तीर कुंजियाँ एक मान से दूसरे पर ले जाती हैं, Home और End पहले और आख़िरी पर; प्लस और माइनस पास-दूर करते हैं, 0 सारा समय दिखाता है।',
    zoomIn: 'पास से देखें',
    zoomOut: 'दूर से देखें',
    whole: 'सारा समय',
    shown: '{from} से {to}',
    before: 'नामांकन से पहले',
    beforeEnrolment: 'नामांकन से पहले',
    lines: 'दिखाई गई रेखाएँ',
    bounds: 'हरी रेखाएँ उस रेखा की संदर्भ सीमा हैं जिसके डैश वैसे ही हैं।',
    marks: 'कॉल और टिप्पणियाँ',
    mark: '{date}: {text}, {count} में से {number}',
    call: 'कॉल',
    note: 'टिप्पणी',
  },
};
