import type { TranslationOf } from '../../../messages/index.ts';
import type { h1RegisterMessages } from './h1-register.messages.ts';

export const h1RegisterHindi: TranslationOf<typeof h1RegisterMessages> = {
  name: 'h1-register',
  sentences: {
    title: 'अनुसूची H1 रजिस्टर',
    intro:
      'इस केंद्र पर अनुसूची H1 की दी गई दवाएँ (औषधि नियम 1945, नियम 65(3)(h))। प्रविष्टियाँ 3 साल तक सुरक्षित रहती हैं।',
    from: 'से',
    to: 'तक',
    dateOrder: 'पहला दिन आख़िरी दिन के बाद है',
    none: 'इन दिनों अनुसूची H1 की कोई दवा नहीं दी गई।',
    failed: 'रजिस्टर लोड नहीं हो सका',
    print: 'छापें',
    period: '{facility}, {from} से {to} तक',
    count: { one: '{count} प्रविष्टि', other: '{count} प्रविष्टियाँ' },
    suppliedOn: 'तारीख़',
    patient: 'मरीज़',
    prescriber: 'डॉक्टर',
    registrationNumber: 'पंजीकरण संख्या',
    prescriberAddress: 'डॉक्टर का पता',
    prescriptionNumber: 'पर्चा',
    medicine: 'दवा',
    product: 'दी गई दवा',
    quantity: 'मात्रा',
    batch: 'बैच',
    by: 'दर्ज किया',
    remark: 'टिप्पणी',
    inError: 'ग़लत प्रविष्टि, {name}: {text}',
  },
};
