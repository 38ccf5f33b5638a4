import { wordLabel } from '#formatting';
import type { ChartAxis } from './chart-definition.ts';
import * as words from './words/en.ts';

export const MONTH_AXIS: ChartAxis = { label: wordLabel(words.workBins, 'month'), bins: 'months' };
export const STAFF_AXIS: ChartAxis = { label: wordLabel(words.workBins, 'coach'), bins: 'staff' };

/** Maximum rows of individual staff. The rest share one row. */
export const MAX_STAFF = 20;
/** Key of the row for the rest. */
export const OTHER_STAFF = 'others';

/** Outcome classes, and calls without an outcome. */
export const OUTCOME_AXIS: ChartAxis = {
  label: wordLabel(words.workBins, 'outcome'),
  bins: [
    {
      key: 'reached',
      label: wordLabel(words.workBins, 'reached'),
      rule: wordLabel(words.workBins, 'reachedRule'),
    },
    {
      key: 'retry',
      label: wordLabel(words.workBins, 'retry'),
      rule: wordLabel(words.workBins, 'retryRule'),
    },
    {
      key: 'stop',
      label: wordLabel(words.workBins, 'stop'),
      rule: wordLabel(words.workBins, 'stopRule'),
    },
    {
      key: 'open',
      label: wordLabel(words.workBins, 'open'),
      rule: wordLabel(words.workBins, 'openRule'),
    },
  ],
};

export const CHANNEL_AXIS: ChartAxis = {
  label: wordLabel(words.workBins, 'sent'),
  bins: [
    { key: 'whatsapp', label: wordLabel(words.workBins, 'whatsapp') },
    { key: 'sms', label: wordLabel(words.workBins, 'sms') },
    { key: 'email', label: wordLabel(words.workBins, 'email') },
  ],
};

export const MESSAGE_AXIS: ChartAxis = {
  label: wordLabel(words.workBins, 'state'),
  bins: [
    { key: 'delivered', label: wordLabel(words.workBins, 'delivered') },
    { key: 'sent', label: wordLabel(words.workBins, 'sent2') },
    { key: 'queued', label: wordLabel(words.workBins, 'queued') },
    { key: 'failed', label: wordLabel(words.workBins, 'failed') },
    { key: 'cancelled', label: wordLabel(words.workBins, 'cancelled') },
  ],
};
