// spec: 5

import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { RecordPresenceLine } from './index.ts';

const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Dr Rao' };
const other = { staff, doing: 'consulting', since: 1_769_665_200 };

type Answer = () => unknown;

function show(answer: Answer) {
  const requests: Readonly<Record<string, unknown>>[] = [];
  const http = fakeHttp({
    'record/presence': ({ body = {} }) => {
      requests.push(body);
      return answer();
    },
  });
  const line = (
    <CarelineProvider http={http}>
      <RecordPresenceLine {...{ vitaId }} doing="reading" />
    </CarelineProvider>
  );
  return { requests, ...renderUi(line) };
}

describe('the other readers of a record', () => {
  it('are shown with their activity and since when, and leaving is reported', async () => {
    const { requests, unmount } = show(() => ({ vitaId, data: [other] }));
    expect(await screen.findByText('Dr Rao is in a consultation (since 11:10 am)')).toBeVisible();
    unmount();
    await waitFor(() => expect(requests.at(-1)?.doing).toBe('left'));
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  });

  it.each<[string, Answer]>([
    ['is nobody of another patient’s record', () => ({ vitaId: staff.id, data: [other] })],
    [
      'is nobody while it cannot be asked',
      () => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'record/presence' });
      },
    ],
  ])('%s', async (_, answer) => {
    const { requests } = show(answer);
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(screen.queryByText(/Dr Rao/)).toBeNull();
  });
});
