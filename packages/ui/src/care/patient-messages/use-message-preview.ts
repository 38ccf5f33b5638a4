import { type MessageDraft, type MessagePreview, previewMessage } from '@careline/core/communication';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useEffect, useState } from 'react';

/** What a message would say, in whatever state asking for it is. */
export type PreviewState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly preview: MessagePreview }
  | { readonly phase: 'failed'; readonly error: HttpError };

const unusable = (cause?: unknown): HttpError =>
  HttpError.unusable(previewMessage, cause);

async function ask(http: HttpClient, draft: MessageDraft, signal: AbortSignal): Promise<PreviewState> {
  try {
    const answer = await http.call(previewMessage, { body: { message: draft }, signal });
    const isOfPatient = answer.vitaId === draft.vitaId;
    return isOfPatient ? { phase: 'ready', preview: answer.data } : { phase: 'failed', error: unusable() };
  } catch (error) {
    return { phase: 'failed', error: error instanceof HttpError ? error : unusable(error) };
  }
}

/** The words of a draft, asked for anew when the draft is another one; of several answers the newest counts. */
export function useMessagePreview(http: HttpClient, draft: MessageDraft | undefined) {
  const [state, setState] = useState<PreviewState>({ phase: 'none' });
  const [tries, setTries] = useState(0);
  const content = draft && JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more.
  useEffect(() => {
    if (content === undefined) return setState({ phase: 'none' });
    const stop = new AbortController();
    setState({ phase: 'loading' });
    void ask(http, JSON.parse(content), stop.signal).then((next) => {
      if (!stop.signal.aborted) setState(next);
    });
    return () => stop.abort();
  }, [http, content, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}
