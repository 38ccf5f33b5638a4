import { type OpenSign, signOutcomeLabel } from '@careline/core/internal/calls/findings';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { useLocale, useMessages } from '../../messages/index.ts';
import { RowText } from '../../primitives/list-row/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { dangerSignsMessages } from '../alerts.messages.ts';
import { WhatBecame } from '../patient-row/index.ts';
import { useSignWords } from './use-sign-words.ts';

interface SignWhatProps {
  readonly sign: OpenSign;
}

/** What was reported, on which call or by which score, and to whom it was handed over. */
export function SignWhat({ sign }: SignWhatProps) {
  const t = useMessages(dangerSignsMessages);
  const locale = useLocale();
  const words = useSignWords();
  const { programme, callType, handedTo } = sign;
  const call =
    programme === null || callType === null
      ? t('score')
      : `${programmeLabel(programme)}, ${callTypeLabel(callType, locale)}`;
  const about = [call, words.reportedTo(sign), handedTo && t('handedTo', { name: handedTo })]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <span title={words.signs(sign)} className="min-w-0">
        <StatusTag tone={sign.level === 'review' ? 'warning' : 'danger'}>{words.signs(sign)}</StatusTag>
      </span>
      <RowText whole={about} className="text-end text-muted text-xs">
        {about}
      </RowText>
    </>
  );
}

/** The outcome of a sign: attempts, the final answer, or why the call no longer reports it. */
export function SignSettled({ sign }: SignWhatProps) {
  const t = useMessages(dangerSignsMessages);
  const locale = useLocale();
  const words = useSignWords();
  const { tried, settled, ended } = sign;
  const settledBy = settled && t('settledBy', { name: settled.by.name, time: words.at(settled.at) });
  const triedBy = tried && t('tried', { name: tried.by.name, time: words.at(tried.at) });
  return (
    <WhatBecame
      answer={settled ? signOutcomeLabel(settled.outcome, locale) : undefined}
      note={settled?.note ?? tried?.note}
      lines={[settledBy, triedBy, ended && words.ended(ended)]}
    />
  );
}
