import { Icon, type IconName } from '@pavilion/ui/core';

interface SideButtonProps {
  icon: IconName;
  label: string;
  /** The menu shows icons only: the words are the button's title. */
  rail: boolean;
  onClick: () => void;
}

/** An entry of the side menu that does something instead of leading somewhere. */
export function SideButton({ icon, label, rail, onClick }: SideButtonProps) {
  return (
    <button type="button" className="pv-side-item" title={rail ? label : undefined} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span className="pv-side-label">{label}</span>
    </button>
  );
}
