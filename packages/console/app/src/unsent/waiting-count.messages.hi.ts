import type { TranslationOf } from '@careline/ui/messages';
import type { waitingCountMessages } from './waiting-count.messages.ts';

export const waitingCountHindi: TranslationOf<typeof waitingCountMessages> = {
  name: 'waiting-count',
  sentences: {
    waiting: {
      one: '1 जानकारी इस डिवाइस पर सुरक्षित है और जैसे ही संभव होगा, भेज दी जाएगी।',
      other: '{count} जानकारियाँ इस डिवाइस पर सुरक्षित हैं और जैसे ही संभव होगा, भेज दी जाएँगी।',
    },
    tray: {
      one: 'सर्वर ने 1 जानकारी नहीं ली; उसे आपको देखना है। तब तक वह सुरक्षित है।',
      other: 'सर्वर ने {count} जानकारियाँ नहीं लीं; उन्हें आपको देखना है। तब तक वे सुरक्षित हैं।',
    },
  },
};
