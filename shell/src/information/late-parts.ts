export { Arrivals } from './announcements/Arrivals';
export { SideExtras } from './contact/SideExtras';
export { HelpLinks } from './help/HelpLinks';
export { Bell } from './announcements/Bell';
