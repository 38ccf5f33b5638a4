import {
  type MessageDraft,
  type MessagePreview,
  previewMessage,
} from '@careline/core/internal/communication';
import { type HttpClient, ofPatient, type QueryState } from '@careline/core/internal/http';
import { useQuery } from '../../http/index.ts';

/** What a message would say, in whatever state asking for it is. */
export type PreviewState = { readonly phase: 'none' } | QueryState<MessagePreview>;

/** The words of a draft, asked for anew when the draft is another one; of several answers the newest counts. */
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
