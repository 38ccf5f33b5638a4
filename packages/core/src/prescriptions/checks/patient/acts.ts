import type { Label } from '#formatting';

/** Acts that several rows share. */
export const ANOTHER: Label = { en: 'Choose another medicine', hi: 'दूसरी दवा चुनें' };
export const PARACETAMOL: Label = {
  en: 'Choose paracetamol for pain and fever',
  hi: 'दर्द और बुख़ार के लिए पैरासिटामोल चुनें',
};
export const STOP: Label = { en: 'Stop it or choose another medicine', hi: 'इसे बंद करें या दूसरी दवा चुनें' };
export const WEIGH: Label = {
  en: 'Give it only if the benefit outweighs the risk',
  hi: 'केवल तभी दें जब लाभ जोखिम से ज़्यादा हो',
};
export const LOWEST: Label = {
  en: 'Give the lowest dose for the shortest time',
  hi: 'कम से कम मात्रा, कम से कम दिनों के लिए दें',
};
export const REDUCE: Label = {
  en: 'Lower the dose or lengthen the interval',
  hi: 'मात्रा घटाएँ या दो खुराकों का अंतर बढ़ाएँ',
};
export const HALVE: Label = { en: 'Give half the usual dose', hi: 'सामान्य की आधी मात्रा दें' };
export const START_LOW: Label = {
  en: 'Start with the lowest dose and raise it slowly',
  hi: 'सबसे कम मात्रा से शुरू करें और धीरे-धीरे बढ़ाएँ',
};
export const WATCH_BLOOD: Label = {
  en: 'Check creatinine and potassium within two weeks',
  hi: 'दो हफ़्ते में क्रिएटिनिन और पोटैशियम की जाँच करें',
};
export const WATCH_SUGAR: Label = {
  en: 'Check the blood sugar more often',
  hi: 'रक्त शर्करा की जाँच ज़्यादा बार करें',
};
export const SPECIALIST: Label = {
  en: 'Ask the treating specialist first',
  hi: 'पहले इलाज कर रहे विशेषज्ञ से पूछें',
};
export const SHORT: Label = {
  en: 'Review the need, and plan when to stop it',
  hi: 'ज़रूरत पर फिर विचार करें और बंद करने का समय तय करें',
};
