import {
  type MessageDraft,
  type MessagePreview,
  previewMessage,
} from '@careline/core/internal/communication';
import { type HttpClient, ofPatient, type QueryState } from '@careline/core/internal/http';
import { useQuery } from '../../http/index.ts';

export type PreviewState = { readonly phase: 'none' } | QueryState<MessagePreview>;

/** Returns the text of a draft. Reloads when the draft changes; only the newest response counts. */
export function useMessagePreview(http: HttpClient, draft: MessageDraft | undefined) {
  const content = draft && JSON.stringify(draft);
  const { state, retry } = useQuery(
    [http, content],
    async (signal) => {
      const message: MessageDraft = JSON.parse(content ?? '');
      const answer = await http.call(previewMessage, { body: { message }, signal });
      return ofPatient(answer, message.vitaId, previewMessage).data;
    },
    { endpoint: previewMessage.name, isAsked: content !== undefined },
  );
  const shown: PreviewState = content === undefined ? { phase: 'none' } : state;
  return { state: shown, retry };
}
