export { MqStage } from './mq-stage.ts';
