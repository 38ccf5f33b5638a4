import { HttpError } from '@careline/core/internal/http';
import { changePassword } from '@careline/core/internal/identity';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { TextField } from '@careline/ui/primitives/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { changePasswordMessages } from './change-password.messages.ts';
import { SlowNotice } from './slow-notice.tsx';
import { useSlowly } from './use-slowly.ts';

type Failure = 'unreachable' | 'refused' | 'too-many' | 'answer-invalid';

const TOO_MANY = 429;
/** Longer than any provider should take. Until then the person can cancel. */
const PATIENCE_MS = 60_000;

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return 'unreachable';
  if (error.failure === 'answer-invalid') return 'answer-invalid';
  if (error.failure !== 'refused') return 'unreachable';
  if (error.status === TOO_MANY) return 'too-many';
  return (error.status ?? 0) >= 500 ? 'unreachable' : 'refused';
}

/** A rough check to save a request; the provider validates the address. */
const couldBeEmail = (text: string): boolean => /^\S+@\S+$/.test(text.trim());

function useRequest(url: string, email: string) {
  const { config, fetch } = useConsole();
  const locale = useLocale();
  const [answer, setAnswer] = useState<string>();
  const slowly = useSlowly(async (signal) => {
    setAnswer(undefined);
    const { clientId, connection } = config.oidc;
    const request = { url, clientId, connection, email: email.trim(), locale, fetch, signal };
    const text = await changePassword({ ...request, timeout: PATIENCE_MS });
    if (!signal.aborted) setAnswer(text);
  }, failureOf);
  return { ...slowly, answer };
}

export interface ChangePasswordFormProps {
  readonly url: string;
  readonly onBack: () => void;
}

export function ChangePasswordForm({ url, onBack }: ChangePasswordFormProps) {
  const t = useMessages(changePasswordMessages);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { step, run, cancel, answer } = useRequest(url, email);
  useEffect(() => field.current?.focus(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (step.at === 'work') return;
    setMissing(!couldBeEmail(email));
    if (couldBeEmail(email)) run();
    else field.current?.focus();
  }
  const working = step.at === 'work';
  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{t('title')}</h2>
      <p className="text-muted">{t('intro')}</p>
      <TextField
        ref={field}
        type="email"
        autoComplete="username"
        label={t('email')}
        value={email}
        onChange={setEmail}
        error={missing && !couldBeEmail(email) ? t('emailMissing') : undefined}
      />
      {/* The provider's text, shown as plain text and never as markup. */}
      <p role="status" className="whitespace-pre-line">
        {answer}
      </p>
      {step.at === 'failure' && (
        <ErrorState title={t('failedTitle')} onRetry={run}>
          {t(`failed.${step.failure}`)}
        </ErrorState>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={working}>
          {working ? t('sending') : t('send')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <SlowNotice slow={working && step.slow} onCancel={cancel} />
    </form>
  );
}
