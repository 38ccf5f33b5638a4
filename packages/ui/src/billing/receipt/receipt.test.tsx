import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aPayment, aReceipt, BILL_KEY } from '../../../test/billing.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { PatientReceipts } from '../patient-receipts/index.ts';

const receipts = { entries: [aPayment(2)], hasMore: false, currency: 'INR', balance: 30_000 };

it("opens a patient's receipt as it is printed", async () => {
  const http = fakeHttp({
    'billing/receipts': () => ({ vitaId: BILL_KEY.vitaId, data: receipts }),
    'billing/receipt': () => aReceipt(),
  });
  renderUi(<PatientReceipts vitaId={BILL_KEY.vitaId} />, { now, http });
  expect(await screen.findByText('Owed at this facility: ₹300.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Receipt R/2023-24/00007' }));
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(paper.getByText('Careline Clinic Pune')).toBeVisible();
  expect(paper.getByText('R/2023-24/00007')).toBeVisible();
  expect(within(paper.getByRole('table')).getByRole('row', { name: /GP consultation/ })).toHaveTextContent(
    '₹500.00',
  );
  expect(paper.getByText('₹200.00')).toBeVisible();
  expect(paper.getByText('₹300.00')).toBeVisible();
});
