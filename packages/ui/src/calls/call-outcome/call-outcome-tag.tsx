import type { ContactStatus } from '@careline/core/internal/calls';
import { dispositionLabel, dispositionOf, type OutcomeClass } from '@careline/core/internal/calls/outcome';
import { labelFromKey } from '@careline/core/internal/formatting';
import { type Translate, useLocale, useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { callOutcomeMessages } from './call-outcome.messages.ts';

interface Look {
  readonly tone: StatusTone;
  readonly icon?: IconName;
}

const BY_OUTCOME: Readonly<Record<OutcomeClass, Look>> = {
  reached: { tone: 'success' },
  retry: { tone: 'neutral' },
  stop: { tone: 'neutral', icon: 'phone_disabled' },
};

const BY_STATUS: Readonly<Record<string, Look>> = {
  dialling: { tone: 'warning', icon: 'call' },
  unfinished: { tone: 'warning' },
  withdrawn: { tone: 'neutral', icon: 'close' },
};

const OTHER: Look = { tone: 'neutral' };

/** Returns the label of statuses that say more than their disposition does. */
function statusWords(status: string, t: Translate<typeof callOutcomeMessages.en>): string | undefined {
  if (status === 'dialling') return t('dialling');
  if (status === 'unfinished') return t('unfinished');
  if (status === 'corrected') return t('corrected');
  return status === 'withdrawn' ? t('withdrawn') : undefined;
}

function look({ status, disposition }: CallOutcomeTagProps['status']): Look {
  const own = Object.hasOwn(BY_STATUS, status) ? BY_STATUS[status] : undefined;
  if (own) return own;
  const outcome = dispositionOf(disposition ?? '')?.outcome;
  return outcome ? BY_OUTCOME[outcome] : OTHER;
}

export interface CallOutcomeTagProps {
  readonly status: Pick<ContactStatus, 'status' | 'disposition'>;
}

export function useOutcomeWords(): (status: CallOutcomeTagProps['status']) => string {
  const t = useMessages(callOutcomeMessages);
  const locale = useLocale();
  return ({ status, disposition }) => {
    const words = statusWords(status, t);
    const label = disposition === null ? undefined : dispositionLabel(disposition, locale);
    return words && label ? `${words}: ${label}` : (words ?? label ?? labelFromKey(status));
  };
}

/** The outcome of a call in words, with the shape and colour of its class. */
export function CallOutcomeTag({ status }: CallOutcomeTagProps) {
  return <StatusTag {...look(status)}>{useOutcomeWords()(status)}</StatusTag>;
}
