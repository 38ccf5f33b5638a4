import type {
  CallSession,
  CallSessionState,
  CallScript as Script,
} from '@careline/core/internal/calls/session';
import { useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { PartView } from '../part-view.tsx';
import { callScriptMessages } from './beside.messages.ts';

export interface CallScriptProps {
  readonly session: CallSession;
  readonly script: CallSessionState['script'];
}

interface StepProps {
  readonly step: Script['steps'][number];
}

/** Emphasizes what the caller says or asks over instructions to the caller. */
function Step({ step: { kind, text } }: StepProps) {
  const t = useMessages(callScriptMessages);
  const label = kind === 'say' || kind === 'ask' || kind === 'do' ? t(kind) : undefined;
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-2">
      <span className="pt-px text-muted text-xs">{label}</span>
      <span className={kind === 'do' ? 'text-muted italic' : ''}>{text}</span>
    </li>
  );
}

function Steps({ script }: { readonly script: Script }) {
  return (
    // The script may be in another language than the screen if it has no translation.
    <div lang={script.locale}>
      <p className="mb-2 font-medium">{script.title}</p>
      <ol className="flex flex-col gap-2">
        {script.steps.map((step) => (
          <Step key={`${step.kind} ${step.text}`} step={step} />
        ))}
      </ol>
    </div>
  );
}

/** What to say on the call. Callers who know it can collapse it. */
export function CallScript({ session, script }: CallScriptProps) {
  const t = useMessages(callScriptMessages);
  return (
    <details open className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold">{t('title')}</h2>
        <Icon name="expand_more" className="group-open:rotate-180" />
      </summary>
      <div className="border-line border-t p-4">
        <PartView part={script} failed={t('failed')} onRetry={() => void session.retry('script')} lines={28}>
          {(value) => (value ? <Steps script={value} /> : <p className="text-muted">{t('none')}</p>)}
        </PartView>
      </div>
    </details>
  );
}
