import type { HttpError } from '@careline/core/internal/http';
import { MAX_ALERT_NOTE } from '@careline/core/internal/metrics';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { answerDialogMessages } from '../alerts.messages.ts';

/** One of the answers there are; with `other` a note says what it was. */
export interface Answer<Code extends string> {
  readonly code: Code;
  readonly note?: string;
}

/** The sentences of what is answered. */
interface Words {
  readonly title: string;
  readonly question: string;
  readonly questionMissing: string;
  /** The button that sends. */
  readonly send: string;
  /** Nothing was stored, for a reason that the failure says. */
  readonly failed: string;
  /** Another person was first. `at` in unix seconds. */
  readonly already: (by: { readonly name: string; readonly at: number }) => string;
  readonly alreadyText: string;
  /** What was to be answered is no more. */
  readonly gone: string;
}

export interface AnswerDialogProps<Code extends string> {
  readonly words: Words;
  readonly codes: readonly Code[];
  readonly labelOf: (code: Code, locale: string) => string;
  /** What follows from an answer; empty as long as none is chosen. */
  readonly means: (code: Code | '') => ReactNode;
  readonly send: (answer: Answer<Code>, idempotencyKey: string) => Promise<void>;
  /** Another person was first, or it is no more: what is shown is old. */
  readonly onStale: () => void;
  readonly onClose: () => void;
  /** What is answered. */
  readonly children: ReactNode;
}

const isStale = (error: HttpError | undefined): boolean => error?.code === 'conflict';

/** What went wrong; where another person was first, who and when. */
function Failure({ error, words }: { readonly error: HttpError; readonly words: Words }) {
  if (!isStale(error)) {
    return <RequestFailed title={words.failed} error={error} />;
  }
  const by = error.problem?.by;
  const title = by ? words.already(by) : words.failed;
  return <ErrorState title={title}>{by ? words.alreadyText : words.gone}</ErrorState>;
}

/** The answer as it is typed, and what is missing of it once it was to be sent. */
function useAnswer<Code extends string>() {
  const [code, setCode] = useState<Code | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksNote = code === 'other' && note.trim() === '';
  return {
    code,
    setCode,
    note,
    setNote,
    lacksCode: asked && code === '',
    lacksNote: asked && lacksNote,
    /** Undefined, and said so, while something is missing. */
    finished(): Answer<Code> | undefined {
      setAsked(true);
      return code === '' || lacksNote ? undefined : { code, ...(note.trim() && { note: note.trim() }) };
    },
  };
}

interface QuestionsProps<Code extends string>
  extends Pick<AnswerDialogProps<Code>, 'words' | 'codes' | 'labelOf'> {
  readonly answer: ReturnType<typeof useAnswer<Code>>;
}

function Questions<Code extends string>({ words, codes, labelOf, answer }: QuestionsProps<Code>) {
  const t = useMessages(answerDialogMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={words.question}
        placeholder={t('choose')}
        options={codes.map((value) => ({ value, label: labelOf(value, locale) }))}
        value={answer.code}
        error={answer.lacksCode ? words.questionMissing : undefined}
        onChange={answer.setCode}
        data-autofocus
      />
      <TextArea
        label={t('note')}
        hint={t(answer.code === 'other' ? 'noteReaders' : 'noteHint')}
        value={answer.note}
        error={answer.lacksNote ? t('noteNeeded') : undefined}
        maxLength={MAX_ALERT_NOTE}
        rows={2}
        onChange={answer.setNote}
      />
    </>
  );
}

/** Asks once what was done about something that asks for a look, or what became of it. */
export function AnswerDialog<Code extends string>(props: AnswerDialogProps<Code>) {
  const { words, means, send, onStale, onClose, children } = props;
  const t = useMessages(answerDialogMessages);
  const answer = useAnswer<Code>();
  const { busy, error, submit } = useSubmission();
  const stale = isStale(error);
  async function finish(): Promise<void> {
    const finished = answer.finished();
    if (finished) await submit(JSON.stringify(finished), ({ key }) => send(finished, key));
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={words.title}
      onClose={stale ? onStale : onClose}
      actions={
        stale ? (
          <Button variant="primary" onClick={onStale}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void finish()}>
              {words.send}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-1">{children}</div>
        {error && <Failure error={error} words={words} />}
        <Questions {...props} answer={answer} />
        {means(answer.code)}
      </div>
    </Dialog>
  );
}
