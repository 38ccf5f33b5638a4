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

/** A coded answer. The code `other` requires a note. */
export interface Answer<Code extends string> {
  readonly code: Code;
  readonly note?: string;
}

interface Words {
  readonly title: string;
  readonly question: string;
  readonly questionMissing: string;
  readonly send: string;
  /** The title of the error if nothing was stored. The error itself says why. */
  readonly failed: string;
  /** A colleague answered first. `at` is in unix seconds. */
  readonly already: (by: { readonly name: string; readonly at: number }) => string;
  readonly alreadyText: string;
  /** The item no longer exists. */
  readonly gone: string;
}

export interface AnswerDialogProps<Code extends string> {
  readonly words: Words;
  readonly codes: readonly Code[];
  readonly labelOf: (code: Code, locale: string) => string;
  /** Explains the consequences of an answer. The code is empty until one is selected. */
  readonly means: (code: Code | '') => ReactNode;
  readonly send: (answer: Answer<Code>, idempotencyKey: string) => Promise<void>;
  /** A colleague answered first, or the item no longer exists, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
  /** The item to answer. */
  readonly children: ReactNode;
}

const isStale = (error: HttpError | undefined): boolean => error?.code === 'conflict';

/** The error. If a colleague answered first, says who and when. */
function Failure({ error, words }: { readonly error: HttpError; readonly words: Words }) {
  if (!isStale(error)) {
    return <RequestFailed title={words.failed} error={error} />;
  }
  const by = error.problem?.by;
  const title = by ? words.already(by) : words.failed;
  return <ErrorState title={title}>{by ? words.alreadyText : words.gone}</ErrorState>;
}

/** Manages the answer, and whether to show what is missing from it. */
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
    /** Returns the answer. Returns undefined and shows the error while something is missing. */
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

/** Asks once what was done about an item that needs attention, or how it ended. */
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
