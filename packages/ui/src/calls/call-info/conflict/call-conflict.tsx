import type { CallConflict as Conflict } from '@careline/core/internal/calls/conflict';
import type { CallSession } from '@careline/core/internal/calls/session';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { Cell, HeadCell, Row, Table } from '../../../primitives/table/index.ts';
import { callConflictMessages } from '../begun-call.messages.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { ConflictMerge } from './conflict-merge.tsx';
import { type PartWords, useConflictWords } from './use-conflict-words.ts';

export interface CallConflictProps {
  readonly session: CallSession;
  readonly conflict: Conflict;
  readonly now: () => number;
  readonly onOpenHistory?: (contactId: string) => void;
}

/** Shows both versions to users who may not decide. */
function Differences(props: { readonly parts: readonly PartWords[] }) {
  const t = useMessages(callConflictMessages);
  const lines = props.parts.flatMap((part) => part.lines);
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
        {lines.map(({ key, label, ours, theirs }) => (
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

/** Confirms before discarding the entries: this cannot be undone. */
function GiveUp({ session, conflict, onOpenHistory }: CallConflictProps) {
  const t = useMessages(callConflictMessages);
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

const NOTHING: ReadonlySet<string> = new Set();

/** Lets the user decide entry by entry. With no entries of ours selected, there is nothing to store. */
function Decide(props: CallConflictProps & { readonly parts: readonly PartWords[] }) {
  const t = useMessages(callConflictMessages);
  const announce = useAnnounce();
  const { conflict, parts } = props;
  const [ours, setOurs] = useState(NOTHING);
  const { phase, changedAgain } = conflict.merge;
  useEffect(() => {
    if (changedAgain) announce(t('changedAgain'), 'assertive');
  }, [announce, changedAgain, t]);
  const chosen = new Set(parts.filter(({ key, fixed }) => !fixed && ours.has(key)).map(({ key }) => key));
  return (
    <>
      {changedAgain && (
        <p className="rounded-control bg-warning-soft p-3 text-on-warning-soft">{t('changedAgain')}</p>
      )}
      <ConflictChoice parts={parts} ours={chosen} disabled={phase === 'saving'} onChange={setOurs} />
      {chosen.size > 0 && <ConflictMerge {...props} ours={chosen} />}
    </>
  );
}

/** Compares the entries made here with the stored call, entry by entry, and lets the user decide. */
export function CallConflict(props: CallConflictProps) {
  const t = useMessages(callConflictMessages);
  const when = useWhen(props);
  const parts = useConflictWords(props, props.conflict);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { mayMerge, theirs } = props.conflict;
  const { contact, log } = theirs;
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
      {mayMerge ? <Decide {...props} parts={parts} /> : <Differences parts={parts} />}
      <GiveUp {...props} />
    </section>
  );
}
