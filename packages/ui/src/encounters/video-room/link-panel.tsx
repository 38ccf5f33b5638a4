import type { Encounter } from '@careline/core/internal/encounters';
import { inviteByVideo, type VideoState } from '@careline/core/internal/encounters/video';
import { useState } from 'react';
import { useFailureText, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { videoRoomMessages } from './video-room.messages.ts';

export interface LinkPanelProps {
  readonly encounter: Encounter;
  readonly link: VideoState['link'];
  readonly onMade: () => void;
}

/** The result of the last action: how the new link was sent, or the link itself if it cannot be copied. */
interface Made {
  readonly text: 'sent_sms' | 'sent_email' | 'copied' | 'notCopied';
  readonly link?: string | undefined;
}

/** Copies the text. Resolves to false if the page may not copy or is not in the foreground. */
const copy = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

/** The state of the patient's link, with buttons to send another one. */
export function LinkPanel({ encounter, link, onMade }: LinkPanelProps) {
  const http = useHttp();
  const t = useMessages(videoRoomMessages);
  const { when } = useEncounterTimes();
  const failureText = useFailureText();
  const { submit, busy, error } = useSubmission();
  const [made, setMade] = useState<Made>();
  const { id: encounterId, vitaId } = encounter;
  const isLinkOver = link?.state === 'open' || link?.state === 'used' ? link.state : 'over';

  async function invite(by: 'message' | 'copy'): Promise<void> {
    setMade(undefined);
    const sent = await submit(`${encounterId} ${by}`, ({ key }) =>
      http.call(inviteByVideo, { body: { vitaId, encounterId, by }, idempotencyKey: key }),
    );
    if (!sent) return;
    onMade();
    const { link: address, channel } = sent.answer.data;
    if (channel) setMade({ text: `sent_${channel}` });
    else if (address) setMade({ text: (await copy(address)) ? 'copied' : 'notCopied', link: address });
  }

  return (
    <section aria-label={t('link')} className="flex flex-col gap-2">
      <h3 className="font-medium">{t('link')}</h3>
      <p className="text-muted">
        {link ? t(`link${isLinkOver}`, { when: when(link.madeAt) }) : t('linkNone')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={() => void invite('message')}>
          {t('send')}
        </Button>
        <Button size="small" busy={busy} onClick={() => void invite('copy')}>
          {t('copy')}
        </Button>
      </div>
      {made && (
        <p role="status" className="text-sm">
          {t(made.text)}
        </p>
      )}
      {made?.link && (
        <TextField
          label={t('newLink')}
          value={made.link}
          onChange={() => undefined}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {error && (
        <ErrorState title={t('linkFailed')} requestId={error.requestId}>
          {error.problem?.detail ?? failureText(error)}
        </ErrorState>
      )}
    </section>
  );
}
