import { chatModels } from '@pavilion/api/calls/system';
import { useDialogs } from '@pavilion/host/dialogs';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import { Dialog, Icon, type IconName } from '@pavilion/ui/core';
import type { ReactNode } from 'react';
import { SocialLinks } from '../../frame/SocialLinks';
import type { Information } from '../information';
import { useInformationText } from '../use-information-text';
import styles from './contact.module.css';
import { useChat } from './use-chat';

/** Every way to reach the brand, the quickest first. */
export function ContactDialog({ information }: { information: Information }) {
  const text = useInformationText();
  const client = useClient();
  const language = useLocale();
  const { customerService } = useDialogs();
  const chat = useChat();
  const { data } = useQuery({
    queryKey: ['information', 'desks', language],
    queryFn: () => client.call(chatModels, { language }),
  });
  return (
    <Dialog open size="small" onPhone="card" title={text('contact')} closeLabel={text('close')} onClose={information.close}>
      <div className={styles['channels']}>
        {data?.list.map(({ modelId, name }) => (
          <ContactOption
            key={modelId}
            icon="message"
            title={name}
            note={text('chat.note')}
            onPress={() => void chat.launch(modelId)}
          />
        ))}
        {chat.address && (
          <p role="status" className={styles['blocked']}>
            {text('chat.blocked')}{' '}
            <a href={chat.address} target="_blank" rel="noopener noreferrer">
              {text('chat.open')}
            </a>
          </p>
        )}
        <ContactOption icon="headphones" title={text('service')} note={text('service.note')} onPress={customerService} />
        <ContactOption
          icon="pencil"
          title={text('feedback')}
          note={text('feedback.note')}
          onPress={() => information.open({ name: 'feedback' })}
        />
        <ContactOption
          icon="help"
          title={text('help')}
          note={text('help.note')}
          onPress={() => information.open({ name: 'help' })}
        />
      </div>
      <div className={styles['social']}>
        <SocialLinks />
      </div>
    </Dialog>
  );
}

interface ContactOptionProps {
  icon: IconName;
  title: ReactNode;
  note: string;
  onPress: () => void;
}

function ContactOption({ icon, title, note, onPress }: ContactOptionProps) {
  return (
    <button type="button" className={styles['channel']} onClick={onPress}>
      <Icon name={icon} size={22} />
      <span>
        <span className={styles['name']}>{title}</span>
        <span className={styles['note']}>{note}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </button>
  );
}
