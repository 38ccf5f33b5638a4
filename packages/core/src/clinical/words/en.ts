import { defineWords } from '#formatting';

export const assumedUnit = defineWords('clinical.assumedUnit', {
  dangerousIn: 'dangerous if it is in {unit}',
});

export const personal = defineWords('clinical.personal', {
  feed: 'Feed the baby now and go to hospital. If too drowsy to feed: nothing by mouth, call 108',
  glucose:
    'Give {grams} g glucose now and measure again after 15 minutes. If drowsy: nothing by mouth, call 108',
});
