import type {
  CallDetail,
  CallDetailState,
  CallHistory,
  CallHistoryFilters,
  CallHistoryState,
} from '@careline/core/internal/calls/history';
import type { CallingHours } from '@careline/core/internal/calls/outcome';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { useOwned } from '../../store/index.ts';
import type { CallDetailDialogProps } from './call-detail-dialog.tsx';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import { type CallTimes, useCallTimes } from './call-times.ts';
import type { HistoryExportProps } from './history-export.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { NEWEST_FIRST } from './history-sort.ts';
import { hasDatesReversed } from './narrowed-history.ts';
import { type CallAuthors, useCallAuthors } from './use-call-authors.ts';
import { useCallDetail, useCallHistory } from './use-call-history.ts';

export interface CallStatusHistoryProps {
  /** The hours in which the facility may call. Defaults to the standard hours. */
  readonly callingHours?: CallingHours;
  /** Controlled if `onFiltersChange` is set; otherwise the initial filters. */
  readonly filters?: CallHistoryFilters;
  readonly onFiltersChange?: (filters: CallHistoryFilters) => void;
  /** The call whose detail is open. Controlled if `onOpenContactChange` is set. */
  readonly openContactId?: string;
  readonly onOpenContactChange?: (contactId: string | undefined) => void;
  /** If omitted, calls do not link to their patient. */
  readonly onOpenPatient?: (vitaId: string) => void;
  /** If omitted, calls do not link to all readings of their patient. */
  readonly onOpenReadings?: (vitaId: string) => void;
  /** Names of the columns to show. The patient column always shows; all columns show if no name is known. */
  readonly columns?: readonly string[];
  /** Renders the search for a patient. If omitted, the history cannot be narrowed to one patient. */
  readonly patientPicker?: (onPicked: (vitaId: string) => void) => ReactNode;
  /** Rendered next to the patient filter, such as shortcuts for common days. */
  readonly beside?: ReactNode;
  /** Renders the print button if the page is the widget's own to print (`CallHistoryPrint`). */
  readonly printing?: (shown: HistoryToPrint) => ReactNode;
}

/** The parts of the history that paper can show. */
export interface HistoryToPrint {
  readonly filters: CallHistoryFilters;
  readonly state: CallHistoryState;
  readonly authors: CallAuthors;
  readonly detail: CallDetail;
  readonly detailState: CallDetailState;
  readonly times: CallTimes;
  /** The element for the paper version, next to the screen. Null until the screen is mounted. */
  readonly paper: HTMLElement | null;
}

const EVERY_CALL: CallHistoryFilters = {};

/** The detail of a call with its form, correction and withdrawal. Loaded lazily: the list does not need it. */
const CallDetailDialog = onDemand<CallDetailDialogProps>(
  async () => (await import('./call-detail-dialog.tsx')).CallDetailDialog,
);

const EXPORT_PLACE = <span className="size-8" />;

/** Loads while the first calls load. A placeholder reserves its space. */
const HistoryExport = onDemand<HistoryExportProps>(
  async () => (await import('./history-export.tsx')).HistoryExport,
  EXPORT_PLACE,
);

/** The number of calls. Announced when it changes. */
function Total({ state }: { readonly state: CallHistoryState }) {
  const t = useMessages(callStatusHistoryMessages);
  const announce = useAnnounce();
  const { phase, about } = state;
  const words = t(about.exceeded ? 'totalMore' : 'total', { count: about.total });
  const known = phase === 'found' || phase === 'none';
  useEffect(() => {
    if (known) announce(words);
  }, [known, words, announce]);
  return <p className="text-muted text-xs tabular-nums">{known && words}</p>;
}

interface HeadProps extends HistoryExportProps {
  readonly history: CallHistory;
  readonly state: CallHistoryState;
  readonly authors: CallAuthors;
  readonly printing: ReactNode;
}

function Head({ history, state, authors, printing, ...file }: HeadProps) {
  const t = useMessages(callStatusHistoryMessages);
  const refresh = () => {
    history.refresh();
    if (authors.failed) authors.reload();
  };
  return (
    <>
      <HeadPart place="count">
        <Total state={state} />
      </HeadPart>
      <HeadPart place="acts">
        {state.phase === 'found' && <HistoryExport {...file} />}
        {state.phase === 'loading' && EXPORT_PLACE}
        {printing}
        <IconButton
          icon="refresh"
          label={t('refresh')}
          aria-busy={state.work === 'refresh'}
          aria-disabled={state.work === 'refresh'}
          onClick={refresh}
          data-print="hidden"
        />
      </HeadPart>
    </>
  );
}

interface OnePatientProps {
  readonly state: CallHistoryState;
  readonly onAll: () => void;
}

/** Says that the list shows one patient's calls, with a button to show all. */
function OnePatient({ state, onAll }: OnePatientProps) {
  const t = useMessages(callStatusHistoryMessages);
  const name = state.rows[0]?.patient.name.trim() || t('onePatient');
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-accent-soft px-3 text-on-accent-soft text-sm">
      <Untranslated parts={[name]}>{t('onlyPatient', { name })}</Untranslated>
      <Button variant="quiet" size="small" icon="close" onClick={onAll}>
        {t('allPatients')}
      </Button>
    </p>
  );
}

interface PickProps {
  readonly picker: NonNullable<CallStatusHistoryProps['patientPicker']>;
  readonly onPicked: (vitaId: string) => void;
}

/** Opens the patient search and filters the list by the selected patient. */
function PickPatient({ picker, onPicked }: PickProps) {
  const t = useMessages(callStatusHistoryMessages);
  const [open, setOpen] = useState(false);
  const pick = (vitaId: string) => {
    setOpen(false);
    onPicked(vitaId);
  };
  return (
    <>
      <Button icon="search" size="small" onClick={() => setOpen(true)}>
        {t('choosePatient')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('choosePatientTitle')}>
        {picker(pick)}
      </Dialog>
    </>
  );
}

interface WhoProps {
  readonly state: CallHistoryState;
  readonly filters: CallHistoryFilters;
  readonly setFilters: (filters: CallHistoryFilters) => void;
  readonly picker: CallStatusHistoryProps['patientPicker'];
}

/** Shows whether the list has one patient's calls or all, and switches between them. */
function Who({ state, filters, setFilters, picker }: WhoProps) {
  if (filters.vitaId !== undefined) {
    return <OnePatient state={state} onAll={() => setFilters({ ...filters, vitaId: undefined })} />;
  }
  return picker ? (
    <PickPatient picker={picker} onPicked={(vitaId) => setFilters({ ...filters, vitaId })} />
  ) : null;
}

function History(props: CallStatusHistoryProps) {
  const now = useNow();
  const http = useHttp();
  const { callingHours, onOpenPatient, patientPicker } = props;
  const [filters, setFilters] = useOwned(props.filters ?? EVERY_CALL, props.onFiltersChange);
  const [openId, setOpenId] = useOwned(props.openContactId, props.onOpenContactChange);
  const times = useCallTimes();
  const authors = useCallAuthors(http);
  const { history, state } = useCallHistory(http, filters);
  const { detail, state: detailState } = useCallDetail(http, openId);
  useEffect(() => HistoryExport.preload(), []);
  const hasRows = state.rows.length > 0;
  useEffect(() => {
    if (hasRows) CallDetailDialog.preload();
  }, [hasRows]);
  const shown: CallHistoryState = hasDatesReversed(filters) ? { ...state, filters, phase: 'idle' } : state;
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const toPrint = { http, filters, state: shown, authors, detail, detailState, times, now, paper };
  const printing = props.printing?.(toPrint);
  return (
    <>
      <div data-print={printing ? 'hidden' : undefined} className="@container flex flex-col gap-2">
        <div data-print="hidden" className="flex min-h-8 flex-wrap items-center gap-2">
          <Who state={state} filters={filters} setFilters={setFilters} picker={patientPicker} />
          {props.beside}
          <HistoryFilters filters={filters} onChange={setFilters} authors={authors} />
        </div>
        <Head history={history} state={shown} authors={authors} printing={printing} filters={filters} />
        <div aria-busy={state.phase === 'loading'} className="overflow-clip border-row-line border-y">
          <HistoryList
            history={history}
            state={shown}
            columns={props.columns}
            times={times}
            sort={filters.sort ?? NEWEST_FIRST}
            onSort={(sort) => setFilters({ ...filters, sort: sort === NEWEST_FIRST ? undefined : sort })}
            openId={openId}
            onOpen={setOpenId}
          />
        </div>
        {detailState.phase !== 'closed' && (
          <CallDetailDialog
            detail={detail}
            state={detailState}
            times={times}
            callingHours={callingHours}
            onChanged={history.refresh}
            onClose={() => setOpenId(undefined)}
            onOpenPatient={onOpenPatient}
            onOpenReadings={props.onOpenReadings}
          />
        )}
      </div>
      <div ref={setPaper} />
    </>
  );
}

/** The facility's calls, newest first, with filters and the detail of one call next to the list. */
export function CallStatusHistory(props: CallStatusHistoryProps) {
  return (
    <LiveRegionProvider>
      <History {...props} />
    </LiveRegionProvider>
  );
}
