import type { ChartAxis } from './chart-definition.ts';

export const MONTH_AXIS: ChartAxis = { label: { en: 'Month', hi: 'महीना' }, bins: 'months' };
export const STAFF_AXIS: ChartAxis = { label: { en: 'Coach', hi: 'कोच' }, bins: 'staff' };

/** Maximum rows of individual staff. The rest share one row. */
export const MOST_STAFF = 20;
/** Key of the row for the rest. */
export const OTHER_STAFF = 'others';

/** Outcome classes, and calls without an outcome. */
export const OUTCOME_AXIS: ChartAxis = {
  label: { en: 'Outcome', hi: 'परिणाम' },
  bins: [
    {
      key: 'reached',
      label: { en: 'Reached', hi: 'बात हुई' },
      rule: { en: 'the patient or a relative was reached', hi: 'मरीज़ या परिजन से बात हुई' },
    },
    {
      key: 'retry',
      label: { en: 'To be tried again', hi: 'फिर कोशिश करनी है' },
      rule: {
        en: 'no answer, busy, callback requested and similar',
        hi: 'उत्तर नहीं, व्यस्त, बाद में कॉल करने को कहा, आदि',
      },
    },
    {
      key: 'stop',
      label: { en: 'Stopped', hi: 'रोकी गई' },
      rule: {
        en: 'wrong number, refused, moved away and similar',
        hi: 'ग़लत नंबर, मना किया, कहीं और चले गए, आदि',
      },
    },
    {
      key: 'open',
      label: { en: 'Without an outcome', hi: 'बिना परिणाम' },
      rule: { en: 'not finished, or withdrawn', hi: 'पूरी नहीं हुई, या वापस ली गई' },
    },
  ],
};

export const CHANNEL_AXIS: ChartAxis = {
  label: { en: 'Sent by', hi: 'माध्यम' },
  bins: [
    { key: 'whatsapp', label: { en: 'WhatsApp', hi: 'WhatsApp' } },
    { key: 'sms', label: { en: 'SMS', hi: 'एसएमएस' } },
    { key: 'email', label: { en: 'E-mail', hi: 'ई-मेल' } },
  ],
};

export const MESSAGE_AXIS: ChartAxis = {
  label: { en: 'State', hi: 'स्थिति' },
  bins: [
    { key: 'delivered', label: { en: 'Delivered', hi: 'पहुँच गए' } },
    { key: 'sent', label: { en: 'Sent', hi: 'भेजे गए' } },
    { key: 'queued', label: { en: 'Waiting', hi: 'प्रतीक्षा में' } },
    { key: 'failed', label: { en: 'Not delivered', hi: 'नहीं पहुँचे' } },
    { key: 'cancelled', label: { en: 'Cancelled', hi: 'रद्द' } },
  ],
};
