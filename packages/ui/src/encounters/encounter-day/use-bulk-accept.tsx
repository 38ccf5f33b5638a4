import type { Encounter } from '@careline/core/internal/encounters';
import { changeEncounter } from '@careline/core/internal/encounters/consultations';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { encounterDayMessages } from './encounter-day.messages.ts';

interface Answered {
  readonly accepted: number;
  /** Requests that changed in the meantime or could not be saved. They stay on the list. */
  readonly left: number;
}

/** Says how many requests were accepted. Takes the focus, because the checked rows are gone. */
function AnsweredNotice({ answered }: { readonly answered: Answered | undefined }) {
  const t = useMessages(encounterDayMessages);
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answered) ref.current?.focus();
  }, [answered]);
  if (!answered) return null;
  const { accepted, left } = answered;
  return (
    <p ref={ref} tabIndex={-1} className="px-3 py-1 text-sm outline-none">
      {t('accepted', { count: accepted })}
      {left > 0 && <span className="text-danger"> {t('notAccepted', { count: left })}</span>}
    </p>
  );
}

export interface BulkAccept {
  readonly accept: (encounters: readonly Encounter[]) => Promise<void>;
  readonly busy: boolean;
  /** What came of the last answers. Stays when the group of requests is gone. */
  readonly notice: ReactNode;
}

/** Accepts requests one after the other, each as its own change, so that one failure stops no other. */
export function useBulkAccept(onAnswered: () => void): BulkAccept {
  const http = useHttp();
  const { submit } = useSubmission();
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  async function accept(encounters: readonly Encounter[]): Promise<void> {
    setBusy(true);
    let accepted = 0;
    for (const encounter of encounters) {
      const content = JSON.stringify([encounter.id, encounter.version, 'accept']);
      const sent = await submit(content, (ids) => changeEncounter(http, encounter, { act: 'accept' }, ids));
      if (sent?.answer.kind === 'changed') accepted += 1;
    }
    setBusy(false);
    setAnswered({ accepted, left: encounters.length - accepted });
    onAnswered();
  }
  return { accept, busy, notice: <AnsweredNotice answered={answered} /> };
}
