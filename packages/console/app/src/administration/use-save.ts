import { useSubmission } from '@careline/ui/http';

/** A submission of one kind: what is stored is what tells one try from another. Undefined where it was not stored. */
export function useSave<Body, Answer>(store: (body: Body, key: string) => Promise<Answer>) {
  const { submit, busy, error, forget } = useSubmission();
  async function save(body: Body): Promise<Answer | undefined> {
    const stored = await submit(JSON.stringify(body), ({ key }) => store(body, key));
    return stored?.answer;
  }
  return { save, saving: busy, error, forget };
}
