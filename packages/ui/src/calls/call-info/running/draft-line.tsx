import type { FormDraftStatus } from '@careline/core/internal/outbox';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useNow } from '../../../provider/index.ts';
import { callDraftMessages } from '../begun-call.messages.ts';

export interface DraftLineProps {
  readonly draft: FormDraftStatus;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Under two seconds, a count would only flicker. */
const JUST_NOW_MS = 2 * SECOND_MS;

function useAgo(now: () => number, since: number): number {
  const [at, setAt] = useState(now);
  const ago = Math.max(0, at - since);
  useEffect(() => {
    const tick = setInterval(() => setAt(now()), ago < MINUTE_MS ? SECOND_MS : MINUTE_MS);
    return () => clearInterval(tick);
  }, [now, ago]);
  return ago;
}

function Saved({ since }: { readonly since: number }) {
  const now = useNow();
  const t = useMessages(callDraftMessages);
  const ago = useAgo(now, since);
  if (ago < JUST_NOW_MS) return t('savedNow');
  if (ago < MINUTE_MS) return t('savedSeconds', { count: Math.floor(ago / SECOND_MS) });
  return t('savedMinutes', { count: Math.floor(ago / MINUTE_MS) });
}

/** Says when the entries were last stored on the device. Screen readers hear failures only. */
export function DraftLine({ draft }: DraftLineProps) {
  const t = useMessages(callDraftMessages);
  const { phase, savedAt, editable } = draft;
  if (!editable || (phase !== 'saved' && phase !== 'unsaved')) return null;
  if (phase === 'saved' && savedAt === undefined) return null;
  return (
    <p className="text-muted text-xs tabular-nums">
      {phase === 'saved' && savedAt !== undefined ? <Saved key={savedAt} since={savedAt} /> : t('unsaved')}
    </p>
  );
}
