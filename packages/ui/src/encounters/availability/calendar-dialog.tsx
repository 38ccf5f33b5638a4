import {
  busyTimesOf,
  type CalendarReport,
  importCalendar,
  MAX_CALENDAR_CHARACTERS,
  skipReasonLabel,
} from '@careline/core/internal/encounters/availability';
import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, useId, useState } from 'react';
import { useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FileField } from '../../primitives/file-field/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { useHttp } from '../../provider/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Failure } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

export interface CalendarDialogProps extends AvailabilitySetting {
  readonly careProviderId: string;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly name: string;
  /** Contains times only. The rest of the file stays on this device. */
  readonly calendar: string;
}

type Fault = 'needFile' | 'notReadable' | 'fileTooLarge';

async function chosenOf(file: File): Promise<Chosen | Fault> {
  const text = await file.text().catch(() => '');
  const calendar = busyTimesOf(text);
  if (!calendar.toUpperCase().includes('BEGIN:VCALENDAR')) return 'notReadable';
  return calendar.length > MAX_CALENDAR_CHARACTERS ? 'fileTooLarge' : { name: file.name, calendar };
}

function Report({ report }: { readonly report: CalendarReport }) {
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const { events, times, removed, skipped } = report;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('taken', { events, times })}</p>
      {removed > 0 && <p>{t('replaced', { count: removed })}</p>}
      {skipped.length > 0 && (
        <Table caption={t('skipped')} showCaption>
          <thead>
            <tr>
              <HeadCell>{t('skippedReason')}</HeadCell>
              <HeadCell numeric>{t('skippedEvents')}</HeadCell>
              <HeadCell>{t('skippedFirst')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {skipped.map((row) => (
              <Row key={row.reason}>
                <HeadCell scope="row">{skipReasonLabel(row.reason, locale)}</HeadCell>
                <Cell numeric>{row.events}</Cell>
                <Cell>{row.first?.replace('T', ' ') ?? '–'}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

function useImport({ now, careProviderId, onImported }: CalendarDialogProps) {
  const http = useHttp();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<Fault>();
  const [replaceAll, setReplaceAll] = useState(false);
  const [report, setReport] = useState<CalendarReport>();
  const { submit, busy, error, forget } = useSubmission(now);
  async function choose(file: File | undefined): Promise<void> {
    forget();
    const next = file && (await chosenOf(file));
    setFault(typeof next === 'string' ? next : undefined);
    setChosen(typeof next === 'string' ? undefined : next);
  }
  async function take(): Promise<void> {
    if (!chosen) {
      setFault(fault ?? 'needFile');
      return;
    }
    const body = { careProviderId, calendar: chosen.calendar, replaceAll };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(importCalendar, { body, idempotencyKey: key }),
    );
    if (!sent) return;
    setReport(sent.answer.report);
    onImported();
  }
  return { chosen, fault, replaceAll, setReplaceAll, report, busy, error, choose, take };
}

/** Returns whether the server refused a calendar because its events repeat too often. */
const takesTooLong = ({ problem }: HttpError): boolean =>
  problem?.errors?.some(({ path }) => path === 'calendar.rules') ?? false;

type Import = ReturnType<typeof useImport>;

function Form({ work, id }: { readonly work: Import; readonly id: string }) {
  const t = useMessages(availabilityMessages);
  const { chosen, fault, error } = work;
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void work.take();
      }}
    >
      <p>{t('importText')}</p>
      {error && (
        <Failure
          title={t('importFailed')}
          error={error}
          text={takesTooLong(error) ? t('tooLongToRead') : undefined}
        />
      )}
      <FileField
        label={t('calendarFile')}
        required
        accept={['text/calendar', '.ics']}
        maxFiles={1}
        files={chosen ? [{ id: 'calendar', name: chosen.name, state: 'stored' }] : []}
        error={fault && t(fault)}
        onChoose={([file]) => void work.choose(file)}
        onRemove={() => void work.choose(undefined)}
      />
      <CheckField
        label={t('replaceAll')}
        hint={t('replaceAllHint')}
        checked={work.replaceAll}
        onChange={work.setReplaceAll}
      />
    </form>
  );
}

/** Imports the busy times of an iCalendar file, and says what was imported and what was skipped. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { onClose } = props;
  const t = useMessages(availabilityMessages);
  const id = useId();
  const work = useImport(props);
  const { report } = work;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('importTitle')}
      width="medium"
      actions={
        report ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={id} variant="primary" busy={work.busy}>
              {t('doImport')}
            </Button>
          </>
        )
      }
    >
      {report ? <Report report={report} /> : <Form work={work} id={id} />}
    </Dialog>
  );
}
