import {
  type CallSession,
  type CallConflict as Conflict,
  dispositionLabel,
  type OutcomePart,
} from '@careline/core/calls';
import { formatCalendar, labelFromKey } from '@careline/core/formatting';
import { type FieldAt, type FormChange, fieldAt, fieldPath, type Stated } from '@careline/core/forms';
import { useLayoutEffect, useRef, useState } from 'react';
import { useValueText } from '../../forms/form-renderer/index.ts';
import { useFormLabel, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { messages } from './call-conflict.messages.ts';

export interface CallConflictProps {
  readonly session: CallSession;
  readonly conflict: Conflict;
  readonly timeZone: string;
  readonly now: () => number;
  readonly onOpenHistory?: (contactId: string) => void;
}

interface Difference {
  readonly key: string;
  readonly label: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

function useWhen({ timeZone, now }: Pick<CallConflictProps, 'timeZone' | 'now'>): (at: number) => string {
  const locale = useLocale();
  return (at) => formatCalendar(at, Math.floor(now() / 1000), { timeZone, locale });
}

function useFormDifference({ form }: CallSession): (change: FormChange) => Difference {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const valueText = useValueText();
  const place = (at: FieldAt): string => {
    const section = form.sections.find(({ key }) => key === at.section);
    const known = fieldAt(form, at);
    const field = known ? labelOf(known.label) : labelFromKey(at.key);
    const name = section ? labelOf(section.label) : labelFromKey(at.section);
    return at.row === undefined
      ? `${name}: ${field}`
      : t('row', { section: name, number: at.row + 1, field });
  };
  const textOf = (at: FieldAt, stated: Stated | undefined): string | undefined => {
    if (stated === undefined) return undefined;
    const { value } = stated;
    const field = fieldAt(form, at);
    const isPlain = field === undefined || field.control.endsWith('_text');
    // Both are read to the end: nothing is shortened here.
    if (typeof value === 'string' && isPlain) return value;
    if (field) return valueText(field, stated);
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
  };
  return ({ at, before, after }) => ({
    key: fieldPath(at),
    label: place(at),
    ours: textOf(at, after),
    theirs: textOf(at, before),
  });
}

function useDifferences(props: CallConflictProps): readonly Difference[] {
  const t = useMessages(messages);
  const locale = useLocale();
  const when = useWhen(props);
  const ofForm = useFormDifference(props.session);
  const textOf = (part: OutcomePart, value: string | number | undefined): string | undefined => {
    if (value === undefined) return undefined;
    if (part === 'nextCallAt') return when(Number(value));
    return part === 'disposition' ? dispositionLabel(String(value), locale) : String(value);
  };
  const { outcome, form } = props.conflict.differences;
  return [
    ...outcome.map(({ part, ours, theirs }) => ({
      key: part,
      label: t(part),
      ours: textOf(part, ours),
      theirs: textOf(part, theirs),
    })),
    ...form.map(ofForm),
  ];
}

function Differences(props: CallConflictProps) {
  const t = useMessages(messages);
  const differences = useDifferences(props);
  const text = (value: string | undefined) => value ?? <span className="text-muted">{t('none')}</span>;
  return (
    <Table caption={t('differences')} className="w-full">
      <thead>
        <tr>
          <HeadCell>{t('what')}</HeadCell>
          <HeadCell>{t('ours')}</HeadCell>
          <HeadCell>{t('theirs')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, ours, theirs }) => (
          <Row key={key}>
            <HeadCell scope="row">{label}</HeadCell>
            <Cell className="select-text whitespace-pre-wrap break-words">{text(ours)}</Cell>
            <Cell className="select-text whitespace-pre-wrap break-words">{text(theirs)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Giving up what was entered asks once more: nothing brings it back. */
function Choice({ session, conflict, onOpenHistory }: CallConflictProps) {
  const t = useMessages(messages);
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t('sure')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void session.keepStored()}>{t('delete')}</Button>
          <Button variant="primary" onClick={() => setAsked(false)}>
            {t('back')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {onOpenHistory && (
        <Button icon="history" onClick={() => onOpenHistory(conflict.theirs.contact.id)}>
          {t('history')}
        </Button>
      )}
      <Button onClick={() => setAsked(true)}>{t('keepStored')}</Button>
    </div>
  );
}

/** What was entered here beside what the server has, field by field, and who decides: the person. */
export function CallConflict(props: CallConflictProps) {
  const t = useMessages(messages);
  const when = useWhen(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { contact, log } = props.conflict.theirs;
  const at = log?.savedAt ?? contact.status.endedAt ?? contact.startedAt;
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col items-start gap-4 rounded-card border border-warning bg-raised p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg">
        <Icon name="warning" size={24} className="text-warning" />
        {t('title')}
      </h2>
      <p>{t('by', { author: contact.status.author.name, when: when(at) })}</p>
      <Differences {...props} />
      <Choice {...props} />
    </section>
  );
}
