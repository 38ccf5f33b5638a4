import { defineWords } from '#formatting';

export const callType = defineWords('programmes.callType', {
  'ad-hoc': 'Ad-Hoc Call',
  monthly: 'Monthly Call',
  first: 'First Call',
  diet: 'Diet Call',
  'infant-diet': 'Infant Diet Call',
  adhoc: 'AdHoc Call',
  last: 'Last Call',
  'post-natal': 'Post Natal Call',
  psychology: 'Psychology Call',
});
