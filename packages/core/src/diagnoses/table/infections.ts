/** A00 to B99: certain infectious and parasitic diseases. */
export const INFECTIONS = `
A00 Cholera|haiza,हैजा
A00.9 Cholera, unspecified
A01 Typhoid and paratyphoid fevers
A01.0 Typhoid fever|enteric fever,motijhara,टाइफाइड
A01.4 Paratyphoid fever, unspecified
A02 Other salmonella infections
A02.0 Salmonella enteritis
A03 Shigellosis
A03.9 Shigellosis, unspecified|bacillary dysentery,pechish,पेचिश
A04 Other bacterial intestinal infections
A04.0 Enteropathogenic Escherichia coli infection
A04.7 Enterocolitis due to Clostridium difficile
A04.9 Bacterial intestinal infection, unspecified|bacterial diarrhoea
A05 Other bacterial foodborne intoxications
A05.0 Foodborne staphylococcal intoxication
A05.1 Botulism
A05.9 Bacterial foodborne intoxication, unspecified|food poisoning
A06 Amoebiasis
A06.0 Acute amoebic dysentery
A06.1 Chronic intestinal amoebiasis
A06.4 Amoebic liver abscess
A06.9 Amoebiasis, unspecified
A07.1 Giardiasis
A07.2 Cryptosporidiosis
A08.0 Rotaviral enteritis|rotavirus diarrhoea
A08.4 Viral intestinal infection, unspecified|viral gastroenteritis,stomach flu
A09 Other gastroenteritis and colitis of infectious and unspecified origin|diarrhoea,loose motions,acute gastroenteritis,AGE,dast,दस्त
A09.0 Other gastroenteritis and colitis of infectious origin
A09.9 Gastroenteritis and colitis of unspecified origin
A15 Respiratory tuberculosis, bacteriologically and histologically confirmed|TB,pulmonary tuberculosis,टीबी,क्षय
A15.0 Tuberculosis of lung, confirmed by sputum microscopy|sputum positive TB,PTB
A15.1 Tuberculosis of lung, confirmed by culture only
A15.3 Tuberculosis of lung, confirmed by unspecified means
A15.4 Tuberculosis of intrathoracic lymph nodes, confirmed
A15.6 Tuberculous pleurisy, confirmed
A16 Respiratory tuberculosis, not confirmed bacteriologically or histologically
A16.0 Tuberculosis of lung, bacteriologically and histologically negative|sputum negative TB
A16.2 Tuberculosis of lung, without mention of confirmation|PTB
A16.5 Tuberculous pleurisy, without mention of confirmation|TB pleural effusion
A16.9 Respiratory tuberculosis unspecified, without mention of confirmation
A17 Tuberculosis of nervous system
A17.0 Tuberculous meningitis|TBM
A17.1 Meningeal tuberculoma|tuberculoma
A18 Tuberculosis of other organs|extrapulmonary TB
A18.0 Tuberculosis of bones and joints|Pott disease,spinal TB
A18.1 Tuberculosis of genitourinary system
A18.2 Tuberculous peripheral lymphadenopathy|TB lymph node,scrofula
A18.3 Tuberculosis of intestines, peritoneum and mesenteric glands|abdominal TB,Koch abdomen
A18.4 Tuberculosis of skin and subcutaneous tissue
A19 Miliary tuberculosis
A19.9 Miliary tuberculosis, unspecified|disseminated TB
A20.9 Plague, unspecified
A22.9 Anthrax, unspecified
A23.9 Brucellosis, unspecified|undulant fever
A27 Leptospirosis
A27.0 Leptospirosis icterohaemorrhagica|Weil disease
A27.9 Leptospirosis, unspecified
A30 Leprosy [Hansen disease]|kushth,कुष्ठ
A30.1 Tuberculoid leprosy
A30.3 Borderline leprosy
A30.5 Lepromatous leprosy
A30.9 Leprosy, unspecified
A31.0 Pulmonary mycobacterial infection|atypical mycobacteria,NTM
A32.9 Listeriosis, unspecified
A33 Tetanus neonatorum|newborn tetanus
A34 Obstetrical tetanus
A35 Other tetanus|lockjaw,धनुष टंकार
A36 Diphtheria|गलघोंटू
A36.0 Pharyngeal diphtheria
A36.9 Diphtheria, unspecified
A37 Whooping cough|pertussis,kali khansi,काली खाँसी
A37.9 Whooping cough, unspecified
A38 Scarlet fever
A39 Meningococcal infection
A39.0 Meningococcal meningitis
A39.2 Acute meningococcaemia
A40.9 Streptococcal sepsis, unspecified
A41 Other sepsis
A41.0 Sepsis due to Staphylococcus aureus
A41.5 Sepsis due to other Gram-negative organisms
A41.9 Sepsis, unspecified|septicaemia,blood infection
A46 Erysipelas
A48.0 Gas gangrene
A48.1 Legionnaires disease
A49.9 Bacterial infection, unspecified
A50.9 Congenital syphilis, unspecified
A51 Early syphilis
A51.0 Primary genital syphilis|hard chancre
A51.3 Secondary syphilis of skin and mucous membranes
A52.3 Neurosyphilis, unspecified
A53 Other and unspecified syphilis
A53.0 Latent syphilis, unspecified as early or late
A53.9 Syphilis, unspecified|VDRL positive
A54 Gonococcal infection
A54.0 Gonococcal infection of lower genitourinary tract
A54.9 Gonococcal infection, unspecified|gonorrhoea,sujak
A55 Chlamydial lymphogranuloma (venereum)
A56.0 Chlamydial infection of lower genitourinary tract
A57 Chancroid
A58 Granuloma inguinale|donovanosis
A59 Trichomoniasis
A59.0 Urogenital trichomoniasis
A60 Anogenital herpesviral infection
A60.0 Herpesviral infection of genitalia and urogenital tract|genital herpes
A63.0 Anogenital (venereal) warts|genital warts,condyloma
A64 Unspecified sexually transmitted disease|STD,STI,gupt rog
A69.2 Lyme disease
A71.9 Trachoma, unspecified|रोहे
A74.0 Chlamydial conjunctivitis
A75 Typhus fever
A75.3 Typhus fever due to Rickettsia tsutsugamushi|scrub typhus
A75.9 Typhus fever, unspecified
A77.9 Spotted fever, unspecified
A78 Q fever
A79.9 Rickettsiosis, unspecified
A80.9 Acute poliomyelitis, unspecified|polio,पोलियो
A82 Rabies
A82.9 Rabies, unspecified|hydrophobia
A83.0 Japanese encephalitis|JE,chamki bukhar
A86 Unspecified viral encephalitis|AES,brain fever,दिमागी बुखार
A87.9 Viral meningitis, unspecified
A92.0 Chikungunya virus disease|चिकनगुनिया
A92.5 Zika virus disease
A95.9 Yellow fever, unspecified
A97 Dengue|dengue fever,breakbone fever,डेंगू
A97.0 Dengue without warning signs
A97.1 Dengue with warning signs
A97.2 Severe dengue|dengue haemorrhagic fever,DHF,dengue shock
A97.9 Dengue, unspecified
A98.0 Crimean-Congo haemorrhagic fever|CCHF
A98.2 Kyasanur Forest disease|KFD,monkey fever
A99 Unspecified viral haemorrhagic fever
B00 Herpesviral [herpes simplex] infections
B00.1 Herpesviral vesicular dermatitis|cold sore,herpes labialis
B00.2 Herpesviral gingivostomatitis and pharyngotonsillitis
B00.4 Herpesviral encephalitis
B00.5 Herpesviral ocular disease
B00.9 Herpesviral infection, unspecified
B01 Varicella [chickenpox]|chhoti mata,छोटी माता
B01.2 Varicella pneumonia
B01.9 Varicella without complication
B02 Zoster [herpes zoster]|shingles
B02.2 Zoster with other nervous system involvement|postherpetic neuralgia
B02.3 Zoster ocular disease
B02.9 Zoster without complication
B04 Monkeypox|mpox
B05 Measles|khasra,खसरा
B05.2 Measles complicated by pneumonia
B05.9 Measles without complication
B06 Rubella [German measles]
B06.9 Rubella without complication
B07 Viral warts|verruca,massa,मस्सा
B08.1 Molluscum contagiosum
B08.2 Exanthema subitum [sixth disease]|roseola
B08.3 Erythema infectiosum [fifth disease]
B08.4 Enteroviral vesicular stomatitis with exanthem|hand foot and mouth disease,HFMD
B08.5 Enteroviral vesicular pharyngitis|herpangina
B09 Unspecified viral infection with skin and mucous membrane lesions|viral rash
B15 Acute hepatitis A
B15.0 Hepatitis A with hepatic coma
B15.9 Hepatitis A without hepatic coma|piliya
B16 Acute hepatitis B
B16.9 Acute hepatitis B without delta-agent and without hepatic coma
B17 Other acute viral hepatitis
B17.1 Acute hepatitis C
B17.2 Acute hepatitis E
B17.9 Acute viral hepatitis, unspecified
B18 Chronic viral hepatitis
B18.1 Chronic viral hepatitis B without delta-agent|hepatitis B carrier,HBsAg positive
B18.2 Chronic viral hepatitis C|HCV
B18.9 Chronic viral hepatitis, unspecified
B19.9 Unspecified viral hepatitis without hepatic coma
B20 HIV disease resulting in infectious and parasitic diseases
B20.0 HIV disease resulting in mycobacterial infection|HIV TB
B22.2 HIV disease resulting in wasting syndrome
B23.0 Acute HIV infection syndrome
B24 Unspecified HIV disease|AIDS,PLHIV,एड्स
B25.9 Cytomegaloviral disease, unspecified|CMV
B26 Mumps|galsua,गलसुआ
B26.0 Mumps orchitis
B26.9 Mumps without complication
B27.9 Infectious mononucleosis, unspecified|glandular fever,EBV
B30 Viral conjunctivitis
B30.9 Viral conjunctivitis, unspecified|eye flu,pink eye
B34.2 Coronavirus infection, unspecified site
B34.9 Viral infection, unspecified|viral fever,viral bukhar,वायरल बुखार
B35 Dermatophytosis|ringworm,daad,दाद
B35.0 Tinea barbae and tinea capitis|scalp ringworm
B35.1 Tinea unguium|nail fungus,onychomycosis
B35.3 Tinea pedis|athlete foot
B35.4 Tinea corporis|ringworm of body
B35.6 Tinea inguinalis [tinea cruris]|jock itch
B35.9 Dermatophytosis, unspecified|fungal infection
B36.0 Pityriasis versicolor|tinea versicolor
B37 Candidiasis|thrush
B37.0 Candidal stomatitis|oral thrush
B37.2 Candidiasis of skin and nail
B37.3 Candidiasis of vulva and vagina|vaginal thrush
B37.9 Candidiasis, unspecified
B39.9 Histoplasmosis, unspecified
B44.1 Other pulmonary aspergillosis
B44.9 Aspergillosis, unspecified
B45.1 Cerebral cryptococcosis|cryptococcal meningitis
B46.1 Rhinocerebral mucormycosis|black fungus
B46.5 Mucormycosis, unspecified
B47.9 Mycetoma, unspecified|Madura foot
B49 Unspecified mycosis
B50 Plasmodium falciparum malaria
B50.0 Plasmodium falciparum malaria with cerebral complications|cerebral malaria
B50.9 Plasmodium falciparum malaria, unspecified|PF malaria
B51 Plasmodium vivax malaria|PV malaria
B51.9 Plasmodium vivax malaria without complication
B52.9 Plasmodium malariae malaria without complication
B54 Unspecified malaria|मलेरिया
B55 Leishmaniasis
B55.0 Visceral leishmaniasis|kala-azar,काला अज़ार
B55.1 Cutaneous leishmaniasis
B58.9 Toxoplasmosis, unspecified
B67.0 Echinococcus granulosus infection of liver|hydatid cyst of liver
B67.9 Echinococcosis, other and unspecified|hydatid disease
B68.9 Taeniasis, unspecified|tapeworm
B69 Cysticercosis
B69.0 Cysticercosis of central nervous system|neurocysticercosis,NCC
B71.0 Hymenolepiasis
B74 Filariasis
B74.0 Filariasis due to Wuchereria bancrofti|lymphatic filariasis,elephantiasis,hathipaon,हाथीपाँव
B74.9 Filariasis, unspecified
B76.9 Hookworm disease, unspecified
B77.9 Ascariasis, unspecified|roundworm
B78.9 Strongyloidiasis, unspecified
B79 Trichuriasis|whipworm
B80 Enterobiasis|pinworm,threadworm
B82 Unspecified intestinal parasitism
B82.0 Intestinal helminthiasis, unspecified|worms,worm infestation,pet ke keede
B85.0 Pediculosis due to Pediculus humanus capitis|head lice,joon
B85.2 Pediculosis, unspecified|lice
B86 Scabies|khujli,khaj,खाज
B87.9 Myiasis, unspecified|maggots
B90 Sequelae of tuberculosis
B90.9 Sequelae of respiratory and unspecified tuberculosis|old TB
B91 Sequelae of poliomyelitis|post-polio
B92 Sequelae of leprosy
B99 Other and unspecified infectious diseases
`;
