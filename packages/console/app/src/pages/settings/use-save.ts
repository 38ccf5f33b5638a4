import { HttpError } from '@careline/core/http';
import { useRef, useState } from 'react';

/**
 * Stores something once at a time. A try that had no answer is repeated with its key as long as the same is to be stored,
 * so that nothing is stored twice.
 */
export function useSave<Body, Answer>(store: (body: Body, key: string) => Promise<Answer>) {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<HttpError>();
  const last = useRef({ body: '', key: '' });

  async function save(body: Body): Promise<Answer | undefined> {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    setSaving(true);
    setError(undefined);
    try {
      const answer = await store(body, last.current.key);
      last.current = { body: '', key: '' };
      return answer;
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure;
      setError(failure);
      return undefined;
    } finally {
      setSaving(false);
    }
  }
  return { save, saving, error, forget: () => setError(undefined) };
}
