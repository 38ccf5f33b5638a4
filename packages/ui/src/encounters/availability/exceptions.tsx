import {
  type AvailabilityException,
  type ExceptionKind,
  type ProviderAvailability,
  removeExceptions,
} from '@careline/core/internal/encounters/availability';
import { useState } from 'react';
import { useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { BriefStatus } from '../../primitives/brief-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import { useExceptionTimes } from './exception-words.ts';
import { Failure, Section } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

export interface ExceptionsProps extends AvailabilitySetting {
  readonly availability: ProviderAvailability;
  readonly onChanged: (availability: ProviderAvailability) => void;
  readonly onImported: () => void;
}

/** A calendar may bring thousands of entries. The first ones show; the rest show on demand. */
const SHOWN = 20;

interface RowProps {
  readonly exception: AvailabilityException;
  readonly when: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function ExceptionRow({ exception, when, busy, onRemove }: RowProps) {
  const t = useMessages(availabilityMessages);
  const { kind, everywhere, source, note } = exception;
  const what = t(kind === 'leave' ? 'leave' : 'extra');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2 last:border-b-0">
      <div className="flex min-w-0 flex-col">
        <span className="tabular-nums">{when}</span>
        <span className="flex flex-wrap gap-x-3 text-muted text-xs">
          <span>{what}</span>
          {kind === 'leave' && <span>{t(everywhere ? 'everywhere' : 'here')}</span>}
          {source === 'ical' && <span>{t('imported')}</span>}
          {note && (
            <span className="wrap-anywhere" dir="auto">
              {note}
            </span>
          )}
        </span>
      </div>
      <Button
        size="small"
        variant="quiet"
        icon="delete"
        busy={busy}
        aria-label={t('removeOf', { what: `${what}, ${when}` })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

function useRemoval({ availability, onChanged }: ExceptionsProps) {
  const http = useHttp();
  const { submit, busy, error } = useSubmission();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  async function remove(exceptionIds: readonly string[]): Promise<boolean> {
    setRemoving(exceptionIds);
    const body = { careProviderId: availability.careProvider.id, exceptionIds: [...exceptionIds] };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(removeExceptions, { body, idempotencyKey: key }),
    );
    setRemoving([]);
    if (sent) onChanged(sent.answer.data);
    return sent !== undefined;
  }
  return { remove, busy, error, isRemoving: (id: string) => busy && removing.includes(id) };
}

function List(props: ExceptionsProps & { readonly onNotice: (notice: string) => void }) {
  const { availability, onNotice } = props;
  const t = useMessages(availabilityMessages);
  const times = useEncounterTimes();
  const when = useExceptionTimes(times);
  const [showsAll, setShowsAll] = useState(false);
  const removal = useRemoval(props);
  const { exceptions } = availability;
  const imported = exceptions.filter(({ source }) => source === 'ical').map(({ id }) => id);
  const remove = async (ids: readonly string[]) => {
    if (await removal.remove(ids)) onNotice(t('removed'));
  };
  if (exceptions.length === 0) return <EmptyState icon="event_available" title={t('noExceptions')} />;
  return (
    <>
      {removal.error && <Failure title={t('exceptionsFailed')} error={removal.error} />}
      <ul aria-label={t('exceptions')}>
        {(showsAll ? exceptions : exceptions.slice(0, SHOWN)).map((exception) => (
          <ExceptionRow
            key={exception.id}
            exception={exception}
            when={when(exception)}
            busy={removal.isRemoving(exception.id)}
            onRemove={() => void remove([exception.id])}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 p-2 empty:hidden">
        {!showsAll && exceptions.length > SHOWN && (
          <Button onClick={() => setShowsAll(true)}>{t('showAll', { count: exceptions.length })}</Button>
        )}
        {imported.length > 1 && (
          <Button variant="quiet" busy={removal.busy} onClick={() => void remove(imported)}>
            {t('removeImported', { count: imported.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Leave and extra hours of a care provider, added by hand or imported from a calendar. */
export function Exceptions(props: ExceptionsProps) {
  const { availability, onChanged, onImported, ...setting } = props;
  const t = useMessages(availabilityMessages);
  const [open, setOpen] = useState<ExceptionKind | 'calendar'>();
  const [notice, setNotice] = useState('');
  const careProviderId = availability.careProvider.id;
  const close = () => setOpen(undefined);
  return (
    <Section
      title={t('exceptions')}
      actions={
        <>
          <Button size="small" icon="add" onClick={() => setOpen('leave')}>
            {t('addLeave')}
          </Button>
          <Button size="small" icon="add" onClick={() => setOpen('extra')}>
            {t('addExtra')}
          </Button>
          <Button size="small" onClick={() => setOpen('calendar')}>
            {t('importCalendar')}
          </Button>
        </>
      }
    >
      <List {...props} onNotice={setNotice} />
      <BriefStatus className="px-4 py-2">{notice}</BriefStatus>
      {(open === 'leave' || open === 'extra') && (
        <ExceptionDialog
          {...setting}
          careProviderId={careProviderId}
          kind={open}
          onClose={close}
          onAdded={(fresh, booked) => {
            onChanged(fresh);
            setNotice(booked > 0 ? t('booked', { count: booked }) : t('added'));
            close();
          }}
        />
      )}
      {open === 'calendar' && (
        <CalendarDialog
          {...setting}
          careProviderId={careProviderId}
          onImported={onImported}
          onClose={close}
        />
      )}
    </Section>
  );
}
