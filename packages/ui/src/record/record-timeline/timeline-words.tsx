import { noteKindLabel, taskStateLabel } from '@careline/core/internal/care';
import { caseSheetReasonLabel } from '@careline/core/internal/case-sheets';
import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import { messageChannelLabel } from '@careline/core/internal/communication';
import { serviceTypeLabel } from '@careline/core/internal/encounters';
import type { TimelineItem, TimelineKind } from '@careline/core/internal/overview';
import { medicineText } from '@careline/core/internal/prescriptions';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { entryLabel, recordSectionLabel } from '@careline/core/internal/record';
import type { ReactNode } from 'react';
import { CallOutcomeTag } from '../../calls/call-outcome/index.ts';
import { useReportFacts } from '../../care/report-values/index.ts';
import { referralName } from '../../care/tasks/index.ts';
import { EncounterStatusTag } from '../../encounters/encounter-words/index.ts';
import { useItemWords } from '../../finishing/item-words/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useLabWords } from '../labs/index.ts';
import { useScoreWords } from '../patient-scores/index.ts';
import { useEntryName } from '../record-summary/index.ts';
import { recordTimelineMessages } from './record-timeline.messages.ts';

export interface TimelineWords {
  readonly title: string;
  /** The stored code behind the title, as a tooltip. */
  readonly code?: string | undefined;
  /** Free text as its author wrote it. */
  readonly text?: string | undefined;
  readonly by?: string | undefined;
  readonly tag?: ReactNode;
}

export const TIMELINE_ICONS: Readonly<Record<TimelineKind, IconName>> = {
  call: 'call',
  encounter: 'event_note',
  alert: 'warning',
  note: 'edit',
  report: 'description',
  score: 'assessment',
  'case-sheet': 'fact_check',
  prescription: 'description',
  'lab-order': 'assignment',
  'lab-report': 'assessment',
  referral: 'forward',
  message: 'sms',
  imported: 'assignment',
};

/** Returns the names of staff that the words of an item can contain. */
export function namesIn(item: TimelineItem): readonly (string | undefined)[] {
  const { call, encounter, alert, note, report, score, sheet, prescription } = item;
  const { labOrder, labReport, referral, message, addenda = [] } = item;
  return [
    ...[call, note, report, score, sheet, labReport, referral, message, ...addenda].map(
      (written) => written?.author.name,
    ),
    encounter?.careProvider?.name,
    alert?.acknowledged?.by.name,
    prescription?.signer.name,
    labOrder?.orderedBy.name,
    referral?.answered?.by,
  ];
}

/** Returns what an encounter left open, with the reasons, and its addenda. */
function useAfterwards(): (item: TimelineItem) => readonly string[] {
  const t = useMessages(recordTimelineMessages);
  const itemWords = useItemWords();
  return ({ leftOpen = [], addenda = [] }) => [
    ...leftOpen
      .filter(({ level }) => level === 'critical')
      .map((left) => {
        const { what } = itemWords(left);
        return left.reason ? t('leftOpenBecause', { what, reason: left.reason }) : t('leftOpen', { what });
      }),
    ...addenda.map(({ text, author }) => t('addendumBy', { name: author.name, text })),
  ];
}

/** Formats a timeline item by kind. Kinds from a newer server show only their name. */
export function useTimelineWords(partner: string | undefined): (item: TimelineItem) => TimelineWords {
  const t = useMessages(recordTimelineMessages);
  const locale = useLocale();
  const reportFacts = useReportFacts();
  const entryName = useEntryName();
  const scoreWords = useScoreWords();
  const labWords = useLabWords();
  const afterwardsOf = useAfterwards();
  return (item) => {
    const { kind, call, encounter, alert, note, report, score } = item;
    const { sheet, prescription, labOrder, labReport, referral, message, imported } = item;
    if (call) {
      const { status, author, callType, programme } = call;
      return {
        title: `${programmeLabel(programme)}, ${callTypeLabel(callType, locale)}`,
        text: status.note ?? undefined,
        by: author.name,
        tag: <CallOutcomeTag status={status} />,
      };
    }
    if (encounter) {
      return {
        title: serviceTypeLabel(encounter.serviceType, { partner, locale }),
        code: encounter.serviceType,
        text:
          [encounter.outcome?.note ?? encounter.reason, ...afterwardsOf(item)].filter(Boolean).join('\n') ||
          undefined,
        by: encounter.careProvider?.name,
        tag: <EncounterStatusTag status={encounter.status} />,
      };
    }
    if (alert) {
      const { measure, flag, values, metric, level, acknowledged } = alert;
      return {
        title: `${findingLabel(measure, values, locale)} ${valuesText(values, metric ?? '', locale)}`,
        text: acknowledged
          ? t('acknowledged', { name: acknowledged.by.name })
          : alert.ended
            ? undefined
            : t('open'),
        tag: (
          <StatusTag tone={level === 'critical' ? 'danger' : 'warning'}>
            {alertFlagText({ flag, measure, metric, values }, locale)}
          </StatusTag>
        ),
      };
    }
    if (note) {
      const { kind: noteKind, text, author, encounter: writtenIn } = note;
      const service = writtenIn && serviceTypeLabel(writtenIn.serviceType, { partner, locale });
      return {
        title: noteKindLabel(noteKind, locale),
        text,
        by: service ? t('ofEncounter', { name: author.name, service }) : author.name,
      };
    }
    if (report) {
      const facts = reportFacts(report).join(' · ');
      return { title: report.name || facts, text: report.name ? facts : undefined, by: report.author.name };
    }
    if (score) {
      const band = scoreWords.band(score.scale, score.result);
      return {
        title: scoreWords.whole(score.scale, score.result),
        by: score.author.name,
        tag: band && <StatusTag tone={band.tone}>{band.text}</StatusTag>,
      };
    }
    if (sheet) {
      const { section, number, reason, author } = sheet;
      const why =
        reason && [caseSheetReasonLabel(reason.code, locale), reason.text].filter(Boolean).join(': ');
      return {
        title: t('wroteSection', { section: recordSectionLabel(section, locale), number }),
        text: why ?? undefined,
        by: author.name,
      };
    }
    if (prescription) {
      const { number, lines, signer, withdrawn } = prescription;
      return {
        title: t('prescription', { number }),
        text: lines.map((line) => medicineText(line, locale)).join('; '),
        by: signer.name,
        tag: withdrawn && <StatusTag tone="danger">{t('withdrawn')}</StatusTag>,
      };
    }
    if (labOrder) return labWords.order(labOrder);
    if (labReport) return labWords.report(labReport);
    if (referral) {
      const { referredTo, what, outcome, answered, author, state } = referral;
      const name = referredTo ? referralName(referredTo, locale) : '';
      const answer = answered ? t('answer', { name: answered.by, text: outcome ?? '' }) : outcome;
      return {
        title: t('referredTo', { name }),
        text: [what, answer].filter(Boolean).join('\n'),
        by: author.name,
        tag: (
          <StatusTag tone={state === 'done' ? 'success' : 'info'}>
            {taskStateLabel(referral, locale)}
          </StatusTag>
        ),
      };
    }
    if (message) {
      return {
        title: messageChannelLabel(message.channel, locale),
        text: message.body,
        by: message.author.name,
      };
    }
    if (imported)
      return {
        title: entryName(imported),
        by: `${entryLabel(imported, locale)} · ${imported.source}`,
      };
    return { title: kind };
  };
}
