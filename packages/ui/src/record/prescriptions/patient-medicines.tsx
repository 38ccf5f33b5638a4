import { isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import type { EndedEntry } from '@careline/core/internal/overview';
import {
  type IssuedLine,
  isCurrent,
  type LineEvent,
  type LineState,
  lineState,
  listPrescriptions,
  type Prescription,
  validationOf,
} from '@careline/core/internal/prescriptions';
import { entryDateText, type ImportedEntry } from '@careline/core/internal/record';
import { type ReactNode, useState } from 'react';
import { CareListView } from '../../care/care-list-view.tsx';
import { type PatientList, usePatientList } from '../../http/index.ts';
import { useFormatDate, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { EndedLine, useEntryName } from '../record-summary/index.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { LineAdherence } from './adherence/line-adherence.tsx';
import { LineDispenses } from './dispensing/index.ts';
import { SignedFavourite } from './favourite-dialog.tsx';
import { prescriptionsMessages } from './prescriptions.messages.ts';
import { useLineWords } from './use-line-words.ts';
import { WarningList } from './warning-list.tsx';

export type PrescriptionList = PatientList<Prescription>;

/** Loads a patient's prescriptions, newest first. Requests nothing while `mayRead` is false. */
export const usePrescriptions = (http: HttpClient, vitaId: string, mayRead = true): PrescriptionList =>
  usePatientList({
    vitaId,
    endpoint: listPrescriptions,
    read: (signal) => http.call(listPrescriptions, { query: { vitaId }, signal }),
    isAsked: mayRead,
  });

export interface PatientMedicinesProps {
  readonly vitaId: string;
  /** From `usePrescriptions`. */
  readonly prescriptions: PrescriptionList;
  /** Whether the user may stop, answer and withdraw. */
  readonly mayChange: boolean;
  /** Current medicines according to other systems that were not prescribed here, shown with the current medicines. */
  readonly imported?: readonly ImportedEntry[] | undefined;
  /** Medicines that were only reported, or have ended; shown if none is current. */
  readonly ended?: readonly EndedEntry[] | undefined;
  /** Everything from other systems about medicines, shown between current medicines and prescriptions. */
  readonly elsewhere?: ReactNode;
  /** Called to open the print view. Without it, printing is not offered. */
  readonly onPrint?: ((prescription: Prescription) => void) | undefined;
}

interface ItemProps {
  readonly mayChange: boolean;
  readonly onAct: (act: Act) => void;
  /** Called with the text to announce after a favourite was saved. */
  readonly onFavourite: (words: string) => void;
}

const STATES: Readonly<
  Record<
    LineState,
    readonly [StatusTone, 'activeTag' | 'stoppedTag' | 'withdrawnTag' | 'overTag' | 'refusedTag']
  >
> = {
  active: ['success', 'activeTag'],
  refused: ['danger', 'refusedTag'],
  stopped: ['neutral', 'stoppedTag'],
  withdrawn: ['neutral', 'withdrawnTag'],
  over: ['neutral', 'overTag'],
};

const VALIDATED = {
  accepted: ['success', 'acceptedTag'],
  asked: ['warning', 'askedTag'],
  answered: ['info', 'answeredTag'],
  refused: ['danger', 'refusedTag'],
} as const;

/** Lists the events of a line, oldest first. */
export function LineEvents({ line }: { readonly line: IssuedLine }) {
  const t = useMessages(prescriptionsMessages);
  const when = useWhen();
  const words = useLineWords();
  if (line.events.length === 0) return null;
  const eventText = ({ kind, by, at, text }: LineEvent): string => {
    const who = { name: by.name, time: when(at) };
    return kind === 'accepted' ? t('accepted', who) : t(kind, { ...who, text });
  };
  return (
    <ul
      aria-label={t('lineEvents', { medicine: words.medicine(line) })}
      className="flex flex-col gap-0.5 text-sm"
    >
      {line.events.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.by.id}`} className="wrap-anywhere">
          {eventText(event)}
        </li>
      ))}
    </ul>
  );
}

export interface LineTagsProps {
  readonly line: IssuedLine;
  readonly state: LineState;
  /** Hides "running" when it would be the only tag. */
  readonly hidesRunning?: boolean;
}

/** Shows the status of a line and of its validation. */
export function LineTags({ line, state, hidesRunning = false }: LineTagsProps) {
  const t = useMessages(prescriptionsMessages);
  const validation = validationOf(line);
  const [tone, key] = STATES[state];
  const looked = validation && isCurrent(state) && state !== 'refused' ? VALIDATED[validation] : undefined;
  return (
    <span className="flex flex-wrap gap-1">
      {!(hidesRunning && state === 'active') && <StatusTag tone={tone}>{t(key)}</StatusTag>}
      {looked && <StatusTag tone={looked[0]}>{t(looked[1])}</StatusTag>}
    </span>
  );
}

function StopButton({
  line,
  prescription,
  onAct,
}: Pick<ItemProps, 'onAct'> & { readonly line: IssuedLine; readonly prescription: Prescription }) {
  const t = useMessages(prescriptionsMessages);
  const words = useLineWords();
  return (
    <Button
      size="small"
      variant="quiet"
      data-print="hidden"
      aria-label={t('stopOf', { medicine: words.medicine(line) })}
      onClick={() => onAct({ kind: 'stop', prescription, line })}
    >
      {t('stop')}
    </Button>
  );
}

function Line({
  line,
  prescription,
  ...props
}: ItemProps & { readonly line: IssuedLine; readonly prescription: Prescription }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(prescriptionsMessages);
  const words = useLineWords();
  const { mayChange, onAct } = props;
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const state = lineState(line, prescription, day);
  const medicine = words.medicine(line);
  const isOpen = mayChange && isCurrent(state);
  return (
    <li className="flex flex-col items-start gap-1 border-line border-t py-2 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div className="wrap-anywhere min-w-0">
          <p translate="no" className="font-medium">
            {medicine}
          </p>
          <p className="text-sm">{words.directions(line)}</p>
        </div>
        <LineTags line={line} state={state} />
      </div>
      {line.override !== '' && (
        <>
          <WarningList
            warnings={line.warnings.filter(({ kind }) => kind !== 'name-only' && kind !== 'duplicate')}
          />
          <p className="wrap-anywhere text-sm">{t('overrideReason', { text: line.override })}</p>
        </>
      )}
      <LineEvents line={line} {...props} />
      <LineDispenses {...{ line }} />
      {isOpen && (
        <div data-print="hidden" className="-ms-3 flex flex-wrap">
          {validationOf(line) === 'asked' && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('answerOf', { medicine })}
              onClick={() => onAct({ kind: 'answer', prescription, line })}
            >
              {t('answer')}
            </Button>
          )}
          <StopButton {...{ line, prescription, onAct }} />
        </div>
      )}
    </li>
  );
}

/** A medicine reported by another system, in its own words; not prescribed here. */
function ImportedMedicine({ entry }: { readonly entry: ImportedEntry }) {
  const timeZone = useTimeZone();
  const t = useMessages(prescriptionsMessages);
  const nameOf = useEntryName();
  const dosage = entry.details.find(({ key }) => key === 'dosage')?.text;
  const since = entryDateText(entry, { timeZone });
  return (
    <li className="wrap-anywhere flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p translate="no" className="font-medium">
          {nameOf(entry)}
        </p>
        {dosage && <p className="text-sm">{dosage}</p>}
        {since && <p className="text-muted text-sm">{t('since', { day: since })}</p>}
      </div>
      <StatusTag>{t('fromSource', { source: entry.source })}</StatusTag>
    </li>
  );
}

/** Lists current medicines by end date. */
function Current({
  prescriptions,
  imported,
  ended = [],
  ...props
}: ItemProps & { readonly prescriptions: readonly Prescription[] } & Pick<
    PatientMedicinesProps,
    'imported' | 'ended'
  >) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(prescriptionsMessages);
  const words = useLineWords();
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const running = prescriptions.flatMap((prescription) =>
    prescription.lines
      .filter((line) => isCurrent(lineState(line, prescription, day)))
      .map((line) => ({ line, prescription })),
  );
  if (running.length === 0 && !imported?.length && ended.length > 0)
    return <EndedLine section="MEDICATIONS" ended={ended} />;
  if (running.length === 0 && !imported?.length)
    return <p className="text-muted">{t(imported ? 'noneRecorded' : 'noneCurrent')}</p>;
  return (
    <ul aria-label={t('current')} className="flex flex-col gap-3">
      {running.map(({ line, prescription }) => (
        <li
          key={line.id}
          className="wrap-anywhere flex flex-wrap items-start justify-between gap-x-4 gap-y-1"
        >
          <div className="min-w-0">
            <p translate="no" className="font-medium">
              {words.medicine(line)}
            </p>
            <p className="text-sm">{words.directions(line)}</p>
            <p className="text-muted text-sm">
              {line.until === null
                ? t('since', { day: formatDate(line.from) })
                : t('until', { from: formatDate(line.from), until: formatDate(line.until) })}
            </p>
            <LineAdherence adherence={line.adherence} />
          </div>
          <span className="flex flex-wrap items-center gap-1">
            <LineTags line={line} state={lineState(line, prescription, day)} hidesRunning />
            {props.mayChange && <StopButton {...{ line, prescription }} onAct={props.onAct} />}
          </span>
        </li>
      ))}
      {imported?.map((entry) => (
        <ImportedMedicine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Issued({
  prescription,
  onPrint,
  ...props
}: ItemProps & { readonly prescription: Prescription } & Pick<PatientMedicinesProps, 'onPrint'>) {
  const t = useMessages(prescriptionsMessages);
  const when = useWhen();
  const { number, signer, signedAt, facility, registrationNumber, withdrawn, lines, advice } = prescription;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {t('number', { number })}
            {withdrawn && <StatusTag tone="danger">{t('withdrawnTag')}</StatusTag>}
          </p>
          <p className="text-muted text-sm">
            {t('signedBy', { name: signer.name, time: when(signedAt), facility })}
            {registrationNumber !== '' && <> · {t('registration', { number: registrationNumber })}</>}
          </p>
        </div>
        <div data-print="hidden" className="flex flex-wrap gap-1">
          {onPrint && (
            <Button
              size="small"
              icon="print"
              aria-label={t('printOf', { number })}
              onClick={() => onPrint(prescription)}
            >
              {t('print')}
            </Button>
          )}
          {props.mayChange && !withdrawn && (
            <SignedFavourite prescription={prescription} onDone={props.onFavourite} />
          )}
          {props.mayChange && !withdrawn && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('withdrawOf', { number })}
              onClick={() => props.onAct({ kind: 'withdraw', prescription })}
            >
              {t('withdraw')}
            </Button>
          )}
        </div>
      </div>
      {withdrawn && (
        <p className="wrap-anywhere text-sm">
          {t('withdrawn', { name: withdrawn.by.name, time: when(withdrawn.at), text: withdrawn.text })}
        </p>
      )}
      <ol aria-label={t('number', { number })} className="self-stretch">
        {lines.map((line) => (
          <Line key={line.id} line={line} prescription={prescription} {...props} />
        ))}
      </ol>
      {advice !== '' && <p className="wrap-anywhere whitespace-pre-line text-sm">{advice}</p>}
    </>
  );
}

function Panel({ onPrint, imported, ended, elsewhere, ...props }: PatientMedicinesProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { prescriptions, mayChange } = props;
  const t = useMessages(prescriptionsMessages);
  const announce = useAnnounce();
  const [act, setAct] = useState<Act>();
  const { state, refresh } = prescriptions;
  const item = { http, timeZone, now, mayChange, onAct: setAct, onFavourite: announce };
  const leave = (text?: string) => {
    setAct(undefined);
    if (text !== undefined) announce(text);
    refresh();
  };
  return (
    <>
      <Card title={t('current')}>
        {state.phase === 'ready' && <Current {...{ ...item, imported, ended }} prescriptions={state.value} />}
        {state.phase !== 'ready' && (
          <CareListView {...{ state }} label={t('current')} failed={t('failed')} none="" onRetry={refresh}>
            {() => null}
          </CareListView>
        )}
      </Card>
      {elsewhere}
      <Card title={t('earlier')}>
        <CareListView
          state={state}
          label={t('earlier')}
          failed={t('failed')}
          none={t('none')}
          onRetry={refresh}
        >
          {(prescription) => <Issued prescription={prescription} onPrint={onPrint} {...item} />}
        </CareListView>
      </Card>
      {act && <ActDialog {...{ act }} onDone={leave} onClose={() => leave()} />}
    </>
  );
}

/** Shows current medicines, and every prescription with the status of its lines. Stops and withdraws. */
export function PatientMedicines(props: PatientMedicinesProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
