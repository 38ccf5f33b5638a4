export interface Place {
  readonly city: string;
  readonly state: string;
  readonly localities: readonly { readonly name: string; readonly pin: string }[];
}

const place = (state: string, city: string, localities: string): Place => ({
  city,
  state,
  localities: localities.split('; ').map((text) => ({ name: text.slice(0, -7), pin: text.slice(-6) })),
});

/** Localities with their PIN codes, by the facility whose patients live there. */
export const HYDERABAD: readonly Place[] = [
  place(
    'Telangana',
    'Hyderabad',
    'Jubilee Hills 500033; Banjara Hills 500034; Ameerpet 500016; Kukatpally 500072; Mehdipatnam 500028; ' +
      'Himayatnagar 500029; Malakpet 500036; Charminar 500002; Gachibowli 500032; Dilsukhnagar 500060',
  ),
  place(
    'Telangana',
    'Secunderabad',
    'Marredpally 500026; Tarnaka 500017; Sainikpuri 500094; Malkajgiri 500047',
  ),
  place('Telangana', 'Warangal', 'Hanamkonda 506001; Kazipet 506003'),
];

export const CHENNAI: readonly Place[] = [
  place(
    'Tamil Nadu',
    'Chennai',
    'Anna Nagar 600040; T. Nagar 600017; Mylapore 600004; Adyar 600020; Velachery 600042; Perambur 600011; ' +
      'Kodambakkam 600024; Villivakkam 600049; Triplicane 600005; Royapuram 600013',
  ),
  place('Tamil Nadu', 'Kanchipuram', 'Periya Kanchipuram 631502; Orikkai 631502'),
  place('Tamil Nadu', 'Vellore', 'Gandhi Nagar 632006; Sathuvachari 632009'),
];

export const STREETS: readonly string[] = (
  'MG Road; Station Road; Gandhi Street; Nehru Road; Temple Street; ' +
  'Lake View Road; 2nd Cross Street; 4th Main Road; Market Road; School Street'
).split('; ');
